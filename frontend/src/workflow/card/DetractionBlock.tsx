import type { DetractionAnswer } from '@contracts/detraction';
import { formatMoney, fromCents } from '@rules/money';
import { Info, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import type { DetractionSum } from './detraction-view';

interface DetractionBlockProps {
  suggestion: DetractionAnswer;
  sum: DetractionSum;
  /** Of the choice in the form; null when no detracción is required. */
  percentage: number | null;
  /** The choice was made in an earlier step. */
  decided: string | null;
}

/** `037 Demás servicios, 12 %. Supera S/ 700.00.` */
function suggestionText(answer: DetractionAnswer): string {
  if (!answer.isSubject) return `sin detracción. ${answer.reasons[0] ?? ''}`;
  const { code, name, percentage, threshold } = answer;
  const what = code ? `${code} ${name ?? ''}`.trim() : 'sujeto a detracción, falta el código';
  const rate = percentage === null ? '' : `, ${percentage}\u00a0%`;
  const limit = threshold ? ` Supera ${formatMoney(threshold, 'PEN')}.` : '';
  return `${what}${rate}.${limit}`;
}

/** The first reason of what is not subject is its headline already. */
const detailsOf = (answer: DetractionAnswer): string[] => [
  ...(answer.isSubject ? answer.reasons : answer.reasons.slice(1)),
  ...(answer.isSubject && answer.source ? [`Fuente: ${answer.source}.`] : []),
];

function roundingText({ amounts, exactCents }: DetractionSum, answer: DetractionAnswer): string {
  if (!amounts || exactCents === null) return '';
  const deposit = amounts.depositSoles * 100;
  const rounded =
    exactCents === deposit
      ? ''
      : `${formatMoney(fromCents(exactCents), 'PEN')} redondeado a soles enteros.`;
  const { amountCents } = answer.printed;
  if (amountCents === null) return rounded;
  const agrees = Math.abs(amountCents - deposit) <= 100;
  const printed = formatMoney(fromCents(amountCents), 'PEN');
  if (agrees && deposit !== Math.round(exactCents / 100) * 100)
    return `Se deposita lo que imprime el documento, ${printed}, en soles enteros; calculado da ${formatMoney(fromCents(exactCents), 'PEN')}.`;
  return `${rounded} El documento imprime ${printed}: ${agrees ? 'coincide' : 'no coincide'}.`.trim();
}

interface FigureProps {
  label: string;
  /** Before it in the sum; drawn, not spoken. */
  sign?: '−' | '+' | '=';
  isNet?: boolean;
  children: ReactNode;
}

const Figure = ({ label, sign, isNet, children }: FigureProps) => (
  <div data-sign={sign}>
    <dt className="sm t3">{label}</dt>
    <dd className="nw b sum-figure" data-net={isNet || undefined}>
      {children}
    </dd>
  </div>
);

/** Total less deposit is net, written out; the deposit is always in soles. */
function Sum({ sum, percentage }: Pick<DetractionBlockProps, 'sum' | 'percentage'>) {
  const { currency, totalCents, amounts, adjustmentCents } = sum;
  if (totalCents === null) return <p className="md t2 p12-14">El documento no tiene un total.</p>;
  const total = formatMoney(fromCents(totalCents), currency);
  if (percentage === null) {
    return (
      <dl className="sum in-grid p12-14">
        <Figure label="Total del documento">{total}</Figure>
        {adjustmentCents !== null && adjustmentCents !== 0 && (
          <Figure
            sign={adjustmentCents < 0 ? '−' : '+'}
            label={adjustmentCents < 0 ? 'Retención impresa' : 'Percepción impresa'}
          >
            {formatMoney(fromCents(Math.abs(adjustmentCents)), currency)}
          </Figure>
        )}
        <Figure sign="=" label="Neto al proveedor" isNet>
          {adjustmentCents === null
            ? '—'
            : formatMoney(fromCents(totalCents + adjustmentCents), currency)}
        </Figure>
      </dl>
    );
  }
  return (
    <dl className="sum in-grid p12-14">
      <Figure label="Total del documento">{total}</Figure>
      <Figure sign="−" label={`Detracción ${percentage}\u00a0%`}>
        {amounts ? formatMoney(amounts.depositSoles, 'PEN') : '—'}
      </Figure>
      <Figure sign="=" label="Neto al proveedor" isNet>
        {amounts ? formatMoney(fromCents(amounts.netCents), currency) : '—'}
      </Figure>
    </dl>
  );
}

/** What document and tables suggest, where that comes from, and what the present choice means in money. */
export function DetractionBlock({ suggestion, sum, percentage, decided }: DetractionBlockProps) {
  const rounding = percentage === null ? '' : roundingText(sum, suggestion);
  const details = detailsOf(suggestion);
  return (
    <section className="card cut" aria-label="Detracción">
      <p className="lead detraction-head md">
        <Icon of={Lightbulb} />
        <span>
          <strong className="b">{decided === null ? 'Sugerencia:' : 'Decidido:'}</strong>{' '}
          {decided ?? suggestionText(suggestion)}
        </span>
      </p>
      <Sum sum={sum} percentage={percentage} />
      {rounding && (
        <p className="starts detraction-note sm t3 g6 flex">
          <Icon of={Info} size={14} />
          {rounding}
        </p>
      )}
      {decided === null && details.length > 0 && (
        <details className="detraction-why sm">
          <summary>De dónde sale</summary>
          <ul className="t2">
            {details.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

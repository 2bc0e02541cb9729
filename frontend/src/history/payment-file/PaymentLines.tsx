import type { PaymentFinding, PaymentLine } from '@contracts/exports';
import { formatDate } from '@rules/date';
import { normaliseCurrency } from '@rules/currency';
import { formatMoney, fromCents } from '@rules/money';
import { CircleAlert, Info, OctagonAlert } from 'lucide-react';
import { timeInPeru } from '../../ui/format-time';
import { Icon } from '../../ui/Icon';
import '../../ui/table.css';
import { isBlocked, isTaken } from './payment-choice';

const SIGN = { bloquea: OctagonAlert, incluir: CircleAlert, avisa: Info } as const;

interface PaymentLinesProps {
  lines: readonly PaymentLine[];
  said: ReadonlyMap<string, boolean>;
  onSay(documentId: string, isTaken: boolean): void;
  isDisabled: boolean;
}

function Finding({ finding, line }: { finding: PaymentFinding; line: PaymentLine }) {
  const [last] = line.earlierBatches;
  const when =
    finding.code === 'EN_OTRO_ARCHIVO' && last
      ? ` ${timeInPeru(last.at)}, ${last.createdByName}.`
      : '';
  return (
    <li className="payment-finding" data-level={finding.level}>
      <Icon of={SIGN[finding.level]} size={13} />
      <span>
        {finding.message}
        {when}
      </span>
    </li>
  );
}

/** Dates stand in the file as eight digits. */
const dueText = (digits: string): string =>
  /^\d{8}$/.test(digits)
    ? formatDate(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`)
    : '—';

function LineRow({
  line,
  said,
  onSay,
  isDisabled,
}: { line: PaymentLine } & Omit<PaymentLinesProps, 'lines'>) {
  const { documentId, supplierName, number, amountCents, detractionCents, findings } = line;
  const currency = normaliseCurrency(line.currency);
  const money = (cents: number): string => formatMoney(fromCents(cents), currency);
  const isOn = isTaken(line, said);
  const name = supplierName || line.filename;
  return (
    <tr data-out={!isOn || undefined}>
      <td>
        <span className="choice checkbox">
          <input
            type="checkbox"
            checked={isOn}
            disabled={isDisabled || isBlocked(line)}
            aria-label={`Incluir ${name} ${number}`.trim()}
            onChange={(event) => onSay(documentId, event.target.checked)}
          />
        </span>
      </td>
      <td>
        <span className="m payment-name">{name}</span>
        <span className="sm t3 payment-name">
          {[number, line.supplierRuc && `RUC ${line.supplierRuc}`].filter(Boolean).join(' · ')}
        </span>
        {findings.length > 0 && (
          <ul className="payment-findings">
            {findings.map((finding) => (
              <Finding key={finding.code} finding={finding} line={line} />
            ))}
          </ul>
        )}
      </td>
      <td className="nw t2 hide-s">{dueText(line.dueDate)}</td>
      <td className="num nw">
        <span className="b">{money(amountCents)}</span>
        {detractionCents > 0 && amountCents !== line.totalCents && (
          <span className="sm t3 payment-name">
            {money(line.totalCents)} − {money(detractionCents)} detracción
          </span>
        )}
      </td>
    </tr>
  );
}

/** Every document with what the file would say of it, and what speaks against it. */
export function PaymentLines({ lines, ...rest }: PaymentLinesProps) {
  return (
    <div className="payment-lines" role="region" aria-label="Líneas del archivo" tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Incluir</span>
            </th>
            <th scope="col">Proveedor</th>
            <th scope="col" className="hide-s">
              Vencimiento
            </th>
            <th scope="col" className="num">
              Importe
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow key={line.documentId} line={line} {...rest} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

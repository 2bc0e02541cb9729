import type { JudgedPayment } from '@contracts/payment-judgement';
import { normaliseCurrency } from '@rules/currency';
import { formatMoney, fromCents } from '@rules/money';
import { FindingList } from '../../documents/findings/FindingList';
import { ReasonField } from '../../documents/findings/ReasonField';
import { formatCount } from '../format';
import {
  asksCommon,
  asksItsOwn,
  isShut,
  isWorthACard,
  type MarkWish,
  type SaidReasons,
} from './judged';
import './judged-payments.css';

/** More are counted: nobody reads hundreds of cards. */
const SHOWN = 50;

interface JudgedPaymentsProps {
  wish: MarkWish;
  onSay(part: Partial<SaidReasons>): void;
  isDisabled: boolean;
}

/** What wants a reason of its own first: nobody has to look for the field. Then what stays out. */
const rank = (payment: JudgedPayment): number =>
  asksItsOwn(payment) ? 0 : isShut(payment) ? 1 : asksCommon(payment) ? 2 : 3;

function PaymentCard({
  payment,
  wish: { said },
  onSay,
  isDisabled,
}: { payment: JudgedPayment } & JudgedPaymentsProps) {
  const { documentId, supplierName, filename, number, totalCents, currency, findings } = payment;
  const name = supplierName || filename;
  return (
    <li className="judged-card" data-shut={isShut(payment) || undefined}>
      <p className="judged-head">
        <span className="m ell">{name}</span>
        <span className="sm t3 nw">{number}</span>
        {totalCents !== null && (
          <span className="b nw">
            {formatMoney(fromCents(totalCents), normaliseCurrency(currency))}
          </span>
        )}
      </p>
      <FindingList findings={findings} />
      {isShut(payment) && <p className="sm t3">No se marca: queda fuera.</p>}
      {asksItsOwn(payment) && (
        <ReasonField
          name={`${name} ${number}`.trim()}
          value={said.own[documentId] ?? ''}
          isDisabled={isDisabled}
          onChange={(reason) => onSay({ own: { ...said.own, [documentId]: reason } })}
        />
      )}
    </li>
  );
}

/** What speaks against marking the chosen documents, and why they are marked all the same. */
export function JudgedPayments(props: JudgedPaymentsProps) {
  const { wish, onSay, isDisabled } = props;
  const cards = wish.judged.filter(isWorthACard).sort((a, b) => rank(a) - rank(b));
  const unconfirmed = wish.judged.filter(({ findings }) =>
    findings.some(({ code }) => code === 'SIN_CONFIRMAR'),
  ).length;
  return (
    <div className="col g10">
      {cards.length > 0 && (
        <ul className="judged-cards" aria-label="Documentos con hallazgos" tabIndex={0}>
          {cards.slice(0, SHOWN).map((payment) => (
            <PaymentCard key={payment.documentId} payment={payment} {...props} />
          ))}
        </ul>
      )}
      {cards.length > SHOWN && (
        <p className="sm t2">Y {formatCount(cards.length - SHOWN)} más con hallazgos.</p>
      )}
      {unconfirmed > 0 && (
        <p>
          {unconfirmed === 1
            ? 'Nadie ha confirmado los datos de 1.'
            : `Nadie ha confirmado los datos de ${formatCount(unconfirmed)}.`}
        </p>
      )}
      {wish.judged.some(asksCommon) && (
        <ReasonField
          name="estos documentos"
          value={wish.said.common}
          isDisabled={isDisabled}
          onChange={(common) => onSay({ common })}
        />
      )}
    </div>
  );
}

import type { JudgedPayment, PaymentDoor } from '@contracts/payment-judgement';
import { normaliseCurrency } from '@rules/currency';
import { formatMoney, fromCents } from '@rules/money';
import { FindingList } from './FindingList';
import { ReasonField } from './ReasonField';
import { formatCount } from '../../history/format';
import {
  asksCommon,
  asksItsOwn,
  isShut,
  isWorthACard,
  staysOut,
  type PaymentWish,
  type SaidReasons,
} from './judged';
import './judged-payments.css';

/** More are counted: nobody reads hundreds of cards. */
const SHOWN = 50;

interface JudgedPaymentsProps {
  wish: PaymentWish;
  onSay(part: Partial<SaidReasons>): void;
  isDisabled: boolean;
}

/** What wants a reason of its own first: nobody has to look for the field. Then what stays out. */
const rank = (payment: JudgedPayment, { door }: PaymentWish): number =>
  asksItsOwn(payment, door) ? 0 : isShut(payment) ? 1 : asksCommon(payment, door) ? 2 : 3;

/** What a document that stays out does not do. */
const SHUT: Readonly<Partial<Record<PaymentDoor, string>>> = { markPaid: 'No se marca' };

function PaymentCard({
  payment,
  wish,
  onSay,
  isDisabled,
}: { payment: JudgedPayment } & JudgedPaymentsProps) {
  const { door, said } = wish;
  const { documentId, supplierName, filename, number, totalCents, currency, findings } = payment;
  const name = supplierName || filename;
  return (
    <li className="col g6 judged-card p10-12 framed r2 t1" data-shut={isShut(payment) || undefined}>
      <p className="fit judged-head row based">
        <span className="m ell">{name}</span>
        <span className="sm t3 nw">{number}</span>
        {totalCents !== null && (
          <span className="b nw">
            {formatMoney(fromCents(totalCents), normaliseCurrency(currency))}
          </span>
        )}
      </p>
      <FindingList findings={findings} />
      {staysOut(payment, wish) && (
        <p className="sm t3">
          {SHUT[door] ?? 'No da el paso'}: queda fuera
          {!isShut(payment) && ' mientras no diga el motivo'}.
        </p>
      )}
      {asksItsOwn(payment, door) && (
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

/** What speaks against the chosen documents at a door, and why they pass it all the same. */
export function JudgedPayments(props: JudgedPaymentsProps) {
  const { wish, onSay, isDisabled } = props;
  const cards = wish.judged.filter(isWorthACard).sort((a, b) => rank(a, wish) - rank(b, wish));
  const unconfirmed = wish.judged.filter(({ findings }) =>
    findings.some(({ code }) => code === 'SIN_CONFIRMAR'),
  ).length;
  return (
    <div className="col g10">
      {cards.length > 0 && (
        <ul className="col g8 roomy" aria-label="Documentos con hallazgos" tabIndex={0}>
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
      {wish.judged.some((payment) => asksCommon(payment, wish.door)) && (
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

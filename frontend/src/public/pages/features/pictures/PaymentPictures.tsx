import { TEAM_LABEL } from '@contracts/user';
import { STEPS } from '@contracts/workflow';
import { depositOf } from '@rules/detraction';
import { formatMoney, fromCents, toCents } from '@rules/money';
import { paymentFileText } from '@rules/payment-file';
import { Check, FileText, Lightbulb } from 'lucide-react';
import { Fragment } from 'react';
import { Icon } from '../../../../ui/Icon';
import { Picture } from './Picture';
import { OTHER, SAMPLE } from './sample';

/** The step at which the drawn document is. */
const NOW = 4;

const stateOf = (step: number): 'done' | 'current' | 'todo' => {
  if (step < NOW) return 'done';
  return step === NOW ? 'current' : 'todo';
};

/** The eight steps between conformity and archive. */
export function RailPicture() {
  return (
    <Picture
      className="pic-rail"
      label="Los ocho pasos de un pago sobre un hilo: tres hechos, el cuarto, validación, en curso, y cuatro por hacer."
    >
      {STEPS.map(({ step, title, team }) => (
        <div key={step} className="pic-step" data-state={stateOf(step)}>
          <span className="pic-dot">
            {step < NOW ? <Icon of={Check} size={14} strokeWidth={2.6} /> : step}
          </span>
          <span className="m">{title}</span>
          <span className="t3">{step === NOW ? 'Ahora' : TEAM_LABEL[team]}</span>
        </div>
      ))}
    </Picture>
  );
}

const totalCents = toCents(SAMPLE.total);
const exact = formatMoney(fromCents((totalCents * SAMPLE.detraction) / 100), 'PEN');
const amounts = depositOf(totalCents, SAMPLE.detraction);

/** The suggestion of a detracción with its sum. */
export function DetractionPicture() {
  if (!amounts) throw new Error('The drawn invoice has no detracción');
  const parts = [
    { sign: '', name: 'Total', amount: SAMPLE.total },
    { sign: '−', name: `Detracción ${SAMPLE.detraction} %`, amount: amounts.depositSoles },
    { sign: '=', name: 'Neto al proveedor', amount: fromCents(amounts.netCents) },
  ];
  return (
    <Picture
      className="pic-suggestion"
      label="Sugerencia de detracción: código 020, 12 %; de S/ 1,180.00 se depositan S/ 142.00 y quedan S/ 1,038.00 para el proveedor."
    >
      <p className="pic-hint md">
        <Icon of={Lightbulb} size={15} />
        <span>
          <b className="b">Sugerencia:</b> 020 Mantenimiento y reparación, {SAMPLE.detraction}
          &nbsp;%.
        </span>
      </p>
      <div className="pic-parts">
        {parts.map(({ sign, name, amount }) => (
          <div key={name}>
            <span className="sm t2">
              {sign && <span className="pic-sign">{sign} </span>}
              {name}
            </span>
            <b className="b">{formatMoney(amount, 'PEN')}</b>
          </div>
        ))}
      </div>
      <p className="sm t2">{exact} redondeado a soles enteros. La decisión es de una persona.</p>
    </Picture>
  );
}

const LINES = [
  {
    supplierRuc: SAMPLE.supplierRuc,
    supplierName: SAMPLE.supplier,
    number: SAMPLE.number,
    amountCents: amounts?.netCents ?? 0,
  },
  {
    supplierRuc: OTHER.supplierRuc,
    supplierName: OTHER.supplier,
    number: OTHER.number,
    amountCents: toCents(OTHER.total),
  },
];

const file = paymentFileText({
  companyRuc: SAMPLE.customerRuc,
  day: '2026-03-18',
  currency: 'PEN',
  ascii: true,
  lines: LINES.map((line) => ({
    ...line,
    issueDate: SAMPLE.issued,
    dueDate: SAMPLE.due,
    currency: 'PEN',
    reference: '',
  })),
});

/** A line of the file; its separators stand out. */
function FileLine({ text }: { text: string }) {
  return (
    <span className="pic-file-line">
      {text.split('|').map((field, index) => (
        <Fragment key={index}>
          {index > 0 && <i>|</i>}
          <wbr />
          <span className={field.includes(' ') ? undefined : 'nw'}>{field}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** The payment file as it is written, from its own rule. */
export function PaymentFilePicture() {
  return (
    <Picture
      className="pic-file"
      label="El archivo de pago: una cabecera con el RUC de la empresa, una línea por documento y un cierre con la cuenta y la suma."
    >
      <div className="pic-bar">
        <Icon of={FileText} size={15} className="t3" />
        <span className="m">pagos_2026-03-18.txt</span>
      </div>
      <code>
        {file
          .trimEnd()
          .split('\r\n')
          .map((line) => (
            <FileLine key={line} text={line} />
          ))}
      </code>
    </Picture>
  );
}

import { TEAM_LABEL } from '@contracts/user';
import { STEP_OF, STEPS } from '@contracts/workflow';
import { depositOf } from '@rules/detraction';
import { formatAmount, formatMoney, fromCents, sumAmounts, toCents } from '@rules/money';
import { paymentFileText } from '@rules/payment-file';
import { Check, CheckCheck, FileText, Lightbulb } from 'lucide-react';
import { Fragment } from 'react';
import { Chip } from '../../../ui/Chip';
import { Icon } from '../../../ui/Icon';
import { Thread } from '../../sections/Items';
import { Frame, Mini } from '../../sections/Mini';
import { SunatQr } from '../../sections/SunatQr';
import { OTHER, SAMPLE } from './sample';

const PRINTED_AGAINST_QR = [
  [SAMPLE.supplierRuc, SAMPLE.supplierRuc],
  ['F001-4471', 'F001-4471'],
  ['1,108.00', '1,180.00'],
] as const;

const proved = (by: string) => (
  <Chip tone="ok" icon={CheckCheck}>
    {by}
  </Chip>
);

/** What is printed against what the QR says: one amount differs. */
export const QrPicture = () => (
  <Mini
    label="El QR de una factura al lado de lo impreso: RUC y número coinciden; el total impreso dice 1,108.00 y el QR 1,180.00."
    sign={<SunatQr />}
    rows={[
      { name: 'Impreso', end: <span className="t2">QR</span> },
      ...PRINTED_AGAINST_QR.map(([name, value]) => ({ name, value, isEqual: name === value })),
    ]}
  />
);

const { items, igv, total, supplierRuc, inWords } = SAMPLE;

/** The sums of an invoice, written out. */
export const SumPicture = () => (
  <Mini
    label="Las sumas de una factura escritas: los importes de las líneas dan el subtotal, y subtotal más IGV da el total."
    rows={[
      ...items.map((amount) => ({ name: '', end: formatAmount(amount) })),
      { name: 'Subtotal', value: formatAmount(sumAmounts(items)) },
      { name: 'IGV 18\u00a0%', end: formatAmount(igv) },
      { name: proved('Suma'), value: formatAmount(total) },
    ]}
  />
);

/** The check digit of a RUC, and the amount in words. */
export const WordsPicture = () => (
  <Mini label="El último dígito de un RUC, resaltado, confirma los otros diez; el monto en letras coincide con el total en cifras.">
    <div className="sewn-amount">
      <span>
        {supplierRuc.slice(0, -1)}
        <mark>{supplierRuc.slice(-1)}</mark>
      </span>
      <span className="sp" />
      {proved('RUC')}
    </div>
    <div>
      <span className="sp m">SON: {inWords}</span>
      {proved('Letras')}
    </div>
  </Mini>
);

/** The step at which the drawn document is. */
const NOW = STEP_OF.ValidateData;
const RAIL = STEPS.map(({ step, title, team }) => ({
  title,
  text: step === NOW ? 'Ahora' : TEAM_LABEL[team],
  knot: step < NOW ? <Icon of={Check} size={14} strokeWidth={2.6} /> : step,
  isNow: step === NOW,
}));

const totalCents = toCents(total);
const exact = formatMoney(fromCents((totalCents * SAMPLE.detraction) / 100), 'PEN');
const amounts = depositOf(totalCents, SAMPLE.detraction);
if (!amounts) throw new Error('The drawn invoice has no detracción');
const PARTS = [
  ['Total', total],
  [`− Detracción ${SAMPLE.detraction} %`, amounts.depositSoles],
  ['= Neto al proveedor', fromCents(amounts.netCents)],
] as const;

const fileLine = (invoice: typeof SAMPLE | typeof OTHER, amountCents: number) => ({
  supplierRuc: invoice.supplierRuc,
  supplierName: invoice.supplier,
  number: invoice.number,
  issueDate: SAMPLE.issued,
  dueDate: SAMPLE.due,
  currency: 'PEN' as const,
  reference: '',
  amountCents,
});

/** The payment file as it is written, from its own rule. */
const file = paymentFileText({
  companyRuc: SAMPLE.customerRuc,
  day: '2026-03-18',
  currency: 'PEN',
  ascii: true,
  lines: [fileLine(SAMPLE, amounts.netCents), fileLine(OTHER, toCents(OTHER.total))],
});

/** The way of a payment: rail, suggestion, file. */
export const PaymentPictures = () => (
  <div className="pic-payment split">
    <Frame
      look="pic box pic-rail"
      label={`Los ${STEPS.length} pasos de un pago sobre un hilo: ${NOW - 1} hechos, el ${NOW}, validación, en curso, y ${STEPS.length - NOW} por hacer.`}
    >
      <Thread stops={RAIL} look="across rail" />
    </Frame>
    <Frame
      look="pic box"
      label="Sugerencia de detracción: código 020, 12 %; de S/ 1,180.00 se depositan S/ 142.00 y quedan S/ 1,038.00 para el proveedor."
    >
      <p className="note md">
        <Icon of={Lightbulb} size={15} /> <b className="b">Sugerencia:</b> 020 Mantenimiento y
        reparación, {SAMPLE.detraction}&nbsp;%.
      </p>
      <div className="line">
        {PARTS.map(([name, amount]) => (
          <div key={name} className="col">
            <span className="sm t2">{name}</span>
            <b className="sewn-amount">{formatMoney(amount, 'PEN')}</b>
          </div>
        ))}
        <p className="sm t2">{exact} redondeado a soles enteros. La decisión es de una persona.</p>
      </div>
    </Frame>
    <Frame
      look="pic box rows"
      label="El archivo de pago: una cabecera con el RUC de la empresa, una línea por documento y un cierre con la cuenta y la suma."
    >
      <div>
        <Icon of={FileText} size={15} className="t3" />
        <span className="m">pagos_2026-03-18.txt</span>
      </div>
      <code className="pic-file">
        {file
          .trimEnd()
          .split('\r\n')
          .map((line) => (
            <span key={line}>
              {line.split('|').map((field, index) => (
                <Fragment key={index}>
                  {index > 0 && <i>|</i>}
                  <wbr />
                  {field}
                </Fragment>
              ))}
            </span>
          ))}
      </code>
    </Frame>
  </div>
);

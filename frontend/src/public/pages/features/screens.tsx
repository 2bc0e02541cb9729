import { AUDIT_ACTIONS } from '@contracts/audit';
import type { FlagId } from '@contracts/authenticity';
import { EXPORT_COLUMNS } from '@contracts/exports';
import { authenticityLevel } from '@rules/authenticity-label';
import { formatAmount, sumAmounts } from '@rules/money';
import { scoreAuthenticity } from '@rules/scoring/authenticity';
import { EqualNot, Link2, QrCode, ScanText } from 'lucide-react';
import { ConfidenceMeter } from '../../../ui/ConfidenceMeter';
import { Icon } from '../../../ui/Icon';
import { AuthenticityChip, FieldStateChip } from '../../../ui/state-chips';
import { InvoiceOnDesk } from '../../SampleInvoice';
import { SAMPLE_FIELDS, type SampleField } from '../../content/sample-fields';
import { Formats, Frame } from '../../sections/Mini';
import { OTHER, SAMPLE } from './sample';

/** Read fields with their states, as the review shows them: name, value, state or what proved it. */
const fieldRows = (...keys: readonly SampleField['key'][]) =>
  SAMPLE_FIELDS.filter(({ key }) => keys.includes(key)).map(
    ({ key, label, value, state, proof }) => (
      <div key={key} className="named">
        <span className="t2">{label}</span>
        <span className="m ell sp">{value}</span>
        <FieldStateChip state={state} proof={proof} />
      </div>
    ),
  );

/** The page with what was read on it, and the fields beside it. */
export const ReadingPicture = () => (
  <Frame
    look="pic box pic-reading split"
    label="Una factura con recuadros sobre cada dato leído y, al lado, los mismos datos con su estado: verificado por QR o por RUC, leído o dudoso."
  >
    <InvoiceOnDesk inset="18px 18px auto auto" width={462} />
    <div className="rows">
      <div>
        <Icon of={ScanText} size={15} className="t3" />
        <span className="b sp">Datos leídos</span>
        <ConfidenceMeter confidence={0.93} />
      </div>
      {fieldRows('ruc', 'number', 'issued', 'item', 'igv', 'total', 'detraction')}
    </div>
  </Frame>
);

const { items, igv, total } = SAMPLE;
const subtotal = formatAmount(sumAmounts(items));
const READ_WRONG = '1,108.00';

/** A field that contradicts the QR, opened in its place with its crop, its reason and its way out. */
export const ReviewPicture = () => (
  <Frame
    look="pic box rows"
    label="El campo Total abierto: se leyó 1,108.00, el recorte de la página y el QR dicen 1,180.00, y el primer botón usa el valor del QR."
  >
    {fieldRows('subtotal', 'igv')}
    <div className="pic-open col">
      <div className="line">
        <span className="t2">Total</span>
        <b className="typed">{READ_WRONG}</b>
        <FieldStateChip state="contradice" />
        <span className="sp" />
        <ConfidenceMeter confidence={0.62} />
      </div>
      <InvoiceOnDesk look="pic-crop" inset="-934px -52px auto auto" width={1500} />
      <p className="bad md">
        <Icon of={EqualNot} size={15} />{' '}
        <b className="b">
          QR: {formatAmount(total)} ≠ {READ_WRONG}.
        </b>{' '}
        Subtotal {subtotal} + IGV {formatAmount(igv)} también suma {formatAmount(total)}.
      </p>
      <div className="line">
        <span className="btn btn-primary btn-s">
          <Icon of={QrCode} size={15} />
          Usar valor del QR
        </span>
        <span className="btn btn-s">Mantener {READ_WRONG}</span>
        <span className="sp" />
        <span className="sm t3">
          <kbd>Enter</kbd> acepta y pasa
        </span>
      </div>
    </div>
  </Frame>
);

const EVENTS = [
  ['ReceivedInTreasury', 'Lucía Paredes', '16 mar, 15:04', '9f3c…a07b'],
  ['SentToTreasury', 'Jorge Tello', '16 mar, 09:31', '41be…5d1e'],
  ['ConformityConfirmed', 'Jorge Tello', '16 mar, 09:12', 'c77a…e846'],
  ['DocumentConfirmed', 'Rosa Quispe', '15 mar, 17:48', '0d52…f6a3'],
  ['FieldEdited', 'Rosa Quispe', '15 mar, 17:48', 'e190…7bc5'],
] as const;

/** The chain of a document's events; each holds the hash of the one before. */
export const AuditPicture = () => (
  <Frame
    look="pic box rows"
    label="Una cadena verificada: cinco hechos de una factura, con persona, hora y huella, cosidos uno al siguiente."
  >
    <div className="ok">
      <Icon of={Link2} size={18} />
      <span>
        <b className="b">Cadena verificada</b>
        <br />
        <span className="md">Cada hecho lleva la huella del anterior.</span>
      </span>
    </div>
    {EVENTS.map(([type, who, at, hash]) => (
      <div key={hash}>
        <Icon of={Link2} size={15} className="ok" />
        <span className="m pic-wide">{AUDIT_ACTIONS[type]?.label}</span>
        <span className="t2 sp nw">{who}</span>
        <span className="t3 sm hide-s">{at}</span>
        <span className="mono t3 nw">{hash}</span>
      </div>
    ))}
  </Frame>
);

const CASES: readonly { flags: readonly FlagId[]; words: string }[] = [
  { flags: [], words: 'QR, RUC, sumas y monto en letras coinciden.' },
  { flags: ['QR_NO_COINCIDE'], words: 'El total impreso no es el del QR.' },
  {
    flags: ['QR_NO_COINCIDE', 'MONTO_EN_LETRAS_NO_COINCIDE'],
    words: 'Ni el QR ni las letras dicen lo que dice la cifra.',
  },
];

/** What the product says of a document for what it found, by its own rule; one control passes in all three. */
export const VerdictPicture = () => (
  <Frame
    look="pic box rows"
    label="Tres veredictos: auténtico cuando todo coincide, verificar manualmente cuando el QR no coincide, posible falsificación cuando tampoco coincide el monto en letras."
  >
    {CASES.map(({ flags, words }) => {
      const findings = flags.map((id) => ({ id, message: '', paths: [] }));
      const verdict = scoreAuthenticity(findings, ['RUC con dígito verificador válido']);
      return (
        <div key={words} className="wraps named">
          <span>
            <AuthenticityChip level={authenticityLevel(verdict)} />
          </span>
          <span className="pic-wide">{words}</span>
          <span className="mono t3 words">{flags.join(' · ') || 'sin señales'}</span>
        </div>
      );
    })}
  </Frame>
);

const COLUMNS = EXPORT_COLUMNS.slice(0, 7);
const THIRD = {
  supplier: 'Importaciones Pacific Tools S.A.C.',
  supplierRuc: '20999999248',
  number: 'F001-00000738',
  issued: '2026-03-10',
  due: '2026-04-09',
  total: 3_965,
};
const ROWS = [SAMPLE, OTHER, THIRD].map((invoice) => [
  invoice.supplierRuc,
  invoice.supplier,
  invoice.number,
  invoice.issued,
  invoice.due,
  formatAmount(invoice.total),
  invoice === THIRD ? 'USD' : 'PEN',
]);
/** The rows that an export writes, in the columns of the specification. */
export const SheetPicture = () => (
  <Frame
    look="pic box"
    label={`Una hoja de cálculo con las columnas ${COLUMNS.join(', ')} y una fila por documento.`}
  >
    <div className="line">
      <Formats />
    </div>
    <div className="pic-grid md">
      {[['', ...'ABCDEFG'], COLUMNS, ...ROWS].map((row, line) =>
        [...(line > 0 ? [String(line)] : []), ...row].map((cell, column) => (
          <span
            key={`${line}-${column}`}
            className={line === 0 || column === 0 ? 'sm t3' : undefined}
          >
            {line === 1 && column > 0 ? <b>{cell}</b> : cell}
          </span>
        )),
      )}
    </div>
  </Frame>
);

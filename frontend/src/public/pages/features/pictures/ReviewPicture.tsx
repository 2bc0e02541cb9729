import { formatAmount, sumAmounts } from '@rules/money';
import { EqualNot, QrCode } from 'lucide-react';
import { ConfidenceMeter } from '../../../../ui/ConfidenceMeter';
import { Icon } from '../../../../ui/Icon';
import { FieldStateChip } from '../../../../ui/state-chips';
import { SampleInvoice } from '../../../SampleInvoice';
import { type DrawnField, FieldRow } from './FieldRow';
import { Picture } from './Picture';
import { SAMPLE } from './sample';

const { items, igv, total } = SAMPLE;
const subtotal = formatAmount(sumAmounts(items));
const READ_WRONG = '1,108.00';

const ABOVE: readonly DrawnField[] = [
  { name: 'Subtotal', value: `S/ ${subtotal}`, state: 'verificado', proof: 'Suma' },
  { name: 'IGV 18 %', value: `S/ ${formatAmount(igv)}`, state: 'verificado', proof: 'QR' },
];

/** A field that contradicts the QR, opened in its place with its crop, its reason and its way out. */
export function ReviewPicture() {
  return (
    <Picture
      className="pic-review"
      label="El campo Total abierto: se leyó 1,108.00, el recorte de la página y el QR dicen 1,180.00, y el primer botón usa el valor del QR."
    >
      {ABOVE.map((field) => (
        <FieldRow key={field.name} {...field} />
      ))}
      <div className="pic-open">
        <div className="pic-open-row">
          <span className="t2">Total</span>
          <span className="pic-input">
            <span className="t3">S/</span>
            <b className="b">{READ_WRONG}</b>
          </span>
          <FieldStateChip state="contradice" />
          <ConfidenceMeter confidence={0.62} />
        </div>
        <div className="pic-crop">
          <SampleInvoice />
        </div>
        <p className="pic-reason md">
          <Icon of={EqualNot} size={15} />
          <span>
            <b className="b">
              QR: {formatAmount(total)} ≠ {READ_WRONG}.
            </b>{' '}
            Subtotal {subtotal} + IGV {formatAmount(igv)} también suma {formatAmount(total)}.
          </span>
        </p>
        <div className="pic-buttons">
          <span className="btn btn-primary btn-s">
            <Icon of={QrCode} size={15} />
            Usar valor del QR
          </span>
          <span className="btn btn-s">Mantener {READ_WRONG}</span>
          <span className="pic-key sm t3">
            <kbd>Enter</kbd> acepta y pasa
          </span>
        </div>
      </div>
    </Picture>
  );
}

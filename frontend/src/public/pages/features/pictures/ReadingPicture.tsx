import { formatMoney } from '@rules/money';
import { ScanText } from 'lucide-react';
import { ConfidenceMeter } from '../../../../ui/ConfidenceMeter';
import { Icon } from '../../../../ui/Icon';
import { SampleInvoice } from '../../../SampleInvoice';
import { type DrawnField, FieldRow } from './FieldRow';
import { Picture } from './Picture';
import { SAMPLE } from './sample';

const FIELDS: readonly DrawnField[] = [
  { name: 'RUC', value: SAMPLE.supplierRuc, state: 'verificado', proof: 'RUC' },
  { name: 'Número', value: SAMPLE.number, state: 'verificado', proof: 'QR' },
  { name: 'Emisión', value: '15 mar 2026', state: 'verificado', proof: 'QR' },
  { name: 'Vencimiento', value: '14 abr 2026', state: 'leido' },
  { name: 'Moneda', value: 'PEN', state: 'leido' },
  { name: 'Producto 4', value: '165.00', state: 'dudoso' },
  { name: 'Total', value: formatMoney(SAMPLE.total, 'PEN'), state: 'verificado', proof: 'QR' },
];

/** The page with what was read on it, and the fields beside it. */
export function ReadingPicture() {
  return (
    <Picture
      className="pic-reading"
      label="Una factura con recuadros sobre cada dato leído y, al lado, los mismos datos con su estado: verificado por QR o por RUC, leído o dudoso."
    >
      <div className="pic-desk">
        <SampleInvoice />
      </div>
      <div className="pic-fields">
        <div className="pic-bar">
          <Icon of={ScanText} size={15} className="t3" />
          <span className="b">Datos leídos</span>
          <span className="sp" />
          <ConfidenceMeter confidence={0.93} />
        </div>
        {FIELDS.map((field) => (
          <FieldRow key={field.name} {...field} />
        ))}
      </div>
    </Picture>
  );
}

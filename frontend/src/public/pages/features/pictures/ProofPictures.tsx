import { formatAmount, sumAmounts } from '@rules/money';
import { CheckCheck, EqualNot } from 'lucide-react';
import { Chip } from '../../../../ui/Chip';
import { Icon } from '../../../../ui/Icon';
import { Picture } from './Picture';
import { SAMPLE } from './sample';
import { SunatQr } from '../../../sections/SunatQr';

const PRINTED_AGAINST_QR = [
  { name: 'RUC', printed: SAMPLE.supplierRuc, qr: SAMPLE.supplierRuc },
  { name: 'Número', printed: 'F001-4471', qr: 'F001-4471' },
  { name: 'Total', printed: '1,108.00', qr: '1,180.00' },
] as const;

/** What is printed against what the QR says: one amount differs. */
export function QrPicture() {
  return (
    <Picture
      className="pic-proof"
      label="El QR de una factura al lado de lo impreso: RUC y número coinciden; el total impreso dice 1,108.00 y el QR 1,180.00."
    >
      <div className="pic-qr-row">
        <SunatQr />
        <div className="pic-compare">
          <div className="pic-compare-row sm t3">
            <span>Impreso</span>
            <span>QR</span>
          </div>
          {PRINTED_AGAINST_QR.map(({ name, printed, qr }) => (
            <div key={name} className="pic-compare-row" data-differs={printed !== qr || undefined}>
              <span className="m">{printed}</span>
              <span className="m">{qr}</span>
              <Icon of={printed === qr ? CheckCheck : EqualNot} size={15} />
            </div>
          ))}
        </div>
      </div>
    </Picture>
  );
}

const { items, igv, total, supplierRuc, inWords } = SAMPLE;

/** The sums of an invoice, written out. */
export function SumPicture() {
  return (
    <Picture
      className="pic-proof"
      label="Las sumas de una factura escritas: los importes de las líneas dan el subtotal, y subtotal más IGV da el total."
    >
      <div className="pic-sum">
        {items.map((amount) => (
          <span key={amount} className="num t2">
            {formatAmount(amount)}
          </span>
        ))}
        <span className="pic-sum-line num">
          <span className="t2">Subtotal</span>
          <b className="b">{formatAmount(sumAmounts(items))}</b>
        </span>
        <span className="num pic-sum-part">
          <span className="t2">IGV 18&nbsp;%</span>
          {formatAmount(igv)}
        </span>
        <span className="pic-sum-line num">
          <Chip tone="ok" icon={CheckCheck}>
            Suma
          </Chip>
          <b className="b">{formatAmount(total)}</b>
        </span>
      </div>
    </Picture>
  );
}

/** The check digit of a RUC, and the amount in words. */
export function WordsPicture() {
  return (
    <Picture
      className="pic-proof"
      label="El último dígito de un RUC, resaltado, confirma los otros diez; el monto en letras coincide con el total en cifras."
    >
      <div className="pic-words">
        <div>
          <span className="pic-ruc">
            {supplierRuc.slice(0, -1)}
            <mark>{supplierRuc.slice(-1)}</mark>
          </span>
          <Chip tone="ok" icon={CheckCheck}>
            RUC
          </Chip>
        </div>
        <div>
          <span className="pic-letters">SON: {inWords}</span>
          <Chip tone="ok" icon={CheckCheck}>
            Letras
          </Chip>
        </div>
      </div>
    </Picture>
  );
}

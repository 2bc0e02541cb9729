import {
  BANK_LAYOUTS,
  isBankLayout,
  MAX_PROCESS_DAYS,
  PAYMENT_LAYOUTS,
} from '@contracts/bank-file';
import { PAYMENT_PROBLEMS, type PaymentFileOptions, type PaymentPreview } from '@contracts/exports';
import { chargeName } from '@rules/bank-file';
import { daysAfter } from '@rules/date';
import { limaDay } from '@rules/lima-day';
import { Link } from 'react-router-dom';
import { WarnNote } from '../../ui/WarnNote';
import { useMay } from '../../layout/SessionContext';
import { Field } from '../../ui/Field';
import { LabelledSelect } from '../../ui/LabelledSelect';
import { LAYOUT_LABEL, withLayout } from './bank-options';

interface BankOptionsProps {
  options: PaymentFileOptions;
  preview: PaymentPreview;
  isDisabled: boolean;
  onChange(options: PaymentFileOptions): void;
}

function NoChargeAccount({ bankName }: { bankName: string }) {
  const mayAdd = useMay('company.change');
  return (
    <WarnNote>
      Falta una cuenta de su empresa en {bankName}, en la moneda de los documentos.{' '}
      {mayAdd ? (
        <Link className="link" to="/mi-empresa">
          Agréguela en Mi Empresa
        </Link>
      ) : (
        'Pida a un Admin Empresa que la agregue en Mi Empresa, «Cuentas de cargo».'
      )}
    </WarnNote>
  );
}

/** Whose file it is; of a bank's what it is charged to and when, and what stops it. */
export function BankOptions({ options, preview, isDisabled, onChange }: BankOptionsProps) {
  const { layout = 'foliado' } = options;
  const { bank, problems } = preview;
  const today = limaDay(new Date(preview.asOf));
  return (
    <>
      <div className="bank-options in-grid starts g12 t1">
        <LabelledSelect
          label="Formato"
          value={layout}
          isDisabled={isDisabled}
          choices={PAYMENT_LAYOUTS.map((one) => [one, LAYOUT_LABEL[one]])}
          onChange={(chosen) => chosen !== layout && onChange(withLayout(options, chosen))}
        />
        {isBankLayout(layout) && bank?.charge && (
          <LabelledSelect
            label="Cuenta de cargo"
            value={bank.charge.numero}
            shown={chargeName(bank.charge)}
            isDisabled={isDisabled}
            choices={bank.chargeAccounts
              .filter(({ moneda }) => moneda === bank.charge?.moneda)
              .map((account) => [account.numero, chargeName(account)])}
            onChange={(chargeAccount) => onChange({ ...options, chargeAccount })}
          />
        )}
        {isBankLayout(layout) && bank && (
          <Field
            label="Fecha de proceso"
            type="date"
            min={today}
            max={daysAfter(today, MAX_PROCESS_DAYS)}
            value={options.processDate ?? bank.processDate}
            error={
              problems.includes('FECHA_DE_PROCESO')
                ? PAYMENT_PROBLEMS.FECHA_DE_PROCESO.message
                : null
            }
            disabled={isDisabled}
            onChange={(event) => onChange({ ...options, processDate: event.target.value })}
          />
        )}
      </div>
      {isBankLayout(layout) && (
        <>
          {bank?.charge === null && <NoChargeAccount bankName={BANK_LAYOUTS[layout].name} />}
          <p className="sm t3">
            Compruebe con su banco antes del primer envío: los bancos cambian su formato sin avisar.
            {BANK_LAYOUTS[layout].isUnproven &&
              ' El de Interbank viene de una sola fuente y nadie lo ha probado en el banco.'}
          </p>
        </>
      )}
    </>
  );
}

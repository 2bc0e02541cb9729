import {
  BANK_LAYOUTS,
  CHARGE_CURRENCIES,
  CHARGE_KINDS,
  type ChargeAccount,
  MAX_CHARGE_ACCOUNTS,
} from '@contracts/bank-file';
import type { CompanyProfile } from '@contracts/company';
import { digitsOf } from '@rules/bank-account';
import { chargeName, chargeProblem } from '@rules/bank-file';
import { Landmark } from 'lucide-react';
import { useAction } from '../../api/use-action';
import { useForm } from '../../drafts/use-form';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { InlineError } from '../../ui/InlineError';
import { LabelledSelect } from '../../ui/LabelledSelect';
import '../../ui/sign-tile.css';
import { COMPANY_KEY } from '../account-keys';
import { useRefreshKeepingFocus } from '../use-refresh-keeping-focus';
import { useCompanyOutcome } from './use-company-form';

const BANKS = Object.values(BANK_LAYOUTS);
const CURRENCY_LABEL = { PEN: 'Soles', USD: 'Dólares' } as const;
const KIND_LABEL = { corriente: 'Corriente', maestra: 'Maestra' } as const;
const FIRST: ChargeAccount = { banco: '002', numero: '', moneda: 'PEN', tipo: 'corriente' };

const pairs = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => values.map((value) => [value, labels[value]] as const);

function AddForm({ company }: { company: CompanyProfile }) {
  const { cuentasCargo, version } = company;
  const accountOf = (draft: ChargeAccount): ChargeAccount => ({
    ...draft,
    numero: digitsOf(draft.numero),
  });
  const { draft, change, submit, field, failure, isPending } = useForm({
    form: null,
    first: FIRST,
    problemsOf: (typed) => ({ numero: chargeProblem(accountOf(typed)) }),
    send: (provider, typed) =>
      provider.updateCompany({ cuentasCargo: [...cuentasCargo, accountOf(typed)] }, version),
    ...useCompanyOutcome(),
  });
  return (
    <>
      <form
        className="delegation-form ends p14 pb16 g14 in-grid"
        noValidate
        onSubmit={submit}
        aria-label="Agregar una cuenta de cargo"
      >
        <LabelledSelect
          label="Banco"
          value={draft.banco}
          choices={BANKS.map(({ bank, name }) => [bank, name])}
          onChange={(banco) => change({ banco, tipo: 'corriente' })}
        />
        <LabelledSelect
          label="Moneda"
          value={draft.moneda}
          choices={pairs(CHARGE_CURRENCIES, CURRENCY_LABEL)}
          onChange={(moneda) => change({ moneda })}
        />
        {draft.banco === '002' && (
          <LabelledSelect
            label="Tipo"
            value={draft.tipo}
            choices={pairs(CHARGE_KINDS, KIND_LABEL)}
            onChange={(tipo) => change({ tipo })}
          />
        )}
        <Field
          {...field('numero')}
          label="Número de cuenta"
          autoComplete="off"
          inputMode="numeric"
          maxLength={40}
        />
        <Button type="submit" disabled={isPending} className="delegation-submit">
          {isPending ? 'Guardando…' : 'Agregar cuenta'}
        </Button>
      </form>
      {failure && <InlineError text={failure} />}
    </>
  );
}

/** The accounts of the company that files of banks are charged to. */
export function ChargeAccountsCard({ company }: { company: CompanyProfile }) {
  const { cuentasCargo, version } = company;
  const { title, refresh } = useRefreshKeepingFocus(COMPANY_KEY);
  const remove = useAction(
    (provider, account: ChargeAccount) =>
      provider.updateCompany(
        { cuentasCargo: cuentasCargo.filter((one) => one !== account) },
        version,
      ),
    useCompanyOutcome(refresh),
  );
  return (
    <TitledCard title="Cuentas de cargo" titleRef={title} count={cuentasCargo.length}>
      <p className="delegation-note px16 pt10 sm t3">
        Cuentas de su empresa desde las que paga con archivos del BCP, BBVA o Interbank.
      </p>
      {cuentasCargo.length < MAX_CHARGE_ACCOUNTS && <AddForm company={company} />}
      {remove.errorText && <InlineError text={remove.errorText} />}
      {cuentasCargo.length > 0 && (
        <ul className="invitations">
          {cuentasCargo.map((account) => (
            <li className="session row g12 p9 over" key={account.numero}>
              <span className="centred sign-tile firm toned">
                <Icon of={Landmark} size={20} strokeWidth={1.5} />
              </span>
              <span className="sp fit words">{chargeName(account)}</span>
              <Button size="s" disabled={remove.isPending} onClick={() => void remove.run(account)}>
                Quitar<span className="visually-hidden"> {chargeName(account)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  );
}

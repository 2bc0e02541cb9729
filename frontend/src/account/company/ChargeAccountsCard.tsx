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
import MenuItem from '@mui/material/MenuItem';
import { Landmark } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/Button';
import { Card, CardHeader } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { InlineError } from '../../ui/InlineError';
import { LabelledSelect } from '../../ui/LabelledSelect';
import '../../ui/sign-tile.css';
import { COMPANY_KEY } from '../account-keys';
import { useRefreshKeepingFocus } from '../use-refresh-keeping-focus';
import { useSaveCompany } from './use-company-form';

const BANKS = Object.values(BANK_LAYOUTS);
const CURRENCY_LABEL = { PEN: 'Soles', USD: 'Dólares' } as const;
const KIND_LABEL = { corriente: 'Corriente', maestra: 'Maestra' } as const;
const FIRST: ChargeAccount = { banco: '002', numero: '', moneda: 'PEN', tipo: 'corriente' };

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  labels: Readonly<Record<Value, string>>;
  values: readonly Value[];
  onChange(value: Value): void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, labels, values, onChange } = props;
  return (
    <LabelledSelect
      label={label}
      value={value}
      shown={labels[value]}
      onChange={(chosen) => onChange(values.find((one) => one === chosen) ?? value)}
    >
      {values.map((one) => (
        <MenuItem key={one} value={one}>
          {labels[one]}
        </MenuItem>
      ))}
    </LabelledSelect>
  );
}

const BANK_LABEL = Object.fromEntries(BANKS.map(({ bank, name }) => [bank, name])) as Readonly<
  Record<ChargeAccount['banco'], string>
>;

function AddForm({
  isPending,
  onAdd,
}: {
  isPending: boolean;
  onAdd(one: ChargeAccount): Promise<void>;
}) {
  const [draft, setDraft] = useState(FIRST);
  const [isTried, setIsTried] = useState(false);
  const change = (part: Partial<ChargeAccount>): void => setDraft({ ...draft, ...part });
  const account = { ...draft, numero: digitsOf(draft.numero) };
  const problem = chargeProblem(account);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (problem === null && !isPending) void onAdd(account);
  };
  return (
    <form
      className="delegation-form"
      noValidate
      onSubmit={submit}
      aria-label="Agregar una cuenta de cargo"
    >
      <Choice
        label="Banco"
        value={draft.banco}
        values={BANKS.map(({ bank }) => bank)}
        labels={BANK_LABEL}
        onChange={(banco) => change({ banco, tipo: 'corriente' })}
      />
      <Choice
        label="Moneda"
        value={draft.moneda}
        values={CHARGE_CURRENCIES}
        labels={CURRENCY_LABEL}
        onChange={(moneda) => change({ moneda })}
      />
      {draft.banco === '002' && (
        <Choice
          label="Tipo"
          value={draft.tipo}
          values={CHARGE_KINDS}
          labels={KIND_LABEL}
          onChange={(tipo) => change({ tipo })}
        />
      )}
      <Field
        label="Número de cuenta"
        autoComplete="off"
        inputMode="numeric"
        maxLength={40}
        value={draft.numero}
        error={isTried ? problem : null}
        onChange={(event) => change({ numero: event.target.value })}
      />
      <Button type="submit" disabled={isPending} className="delegation-submit">
        {isPending ? 'Guardando…' : 'Agregar cuenta'}
      </Button>
    </form>
  );
}

/** The accounts of the company that files of banks are charged to. */
export function ChargeAccountsCard({ company }: { company: CompanyProfile }) {
  const { cuentasCargo } = company;
  const { title, refresh } = useRefreshKeepingFocus(COMPANY_KEY);
  const save = useSaveCompany(company, refresh);
  return (
    <Card aria-labelledby="cargo-titulo">
      <CardHeader>
        <h2 id="cargo-titulo" className="h3" ref={title} tabIndex={-1}>
          Cuentas de cargo
        </h2>
        {cuentasCargo.length > 0 && <span className="count-badge">{cuentasCargo.length}</span>}
      </CardHeader>
      <p className="delegation-note sm t3">
        Cuentas de su empresa desde las que paga con archivos del BCP, BBVA o Interbank.
      </p>
      {cuentasCargo.length < MAX_CHARGE_ACCOUNTS && (
        <AddForm
          // What was added is no draft any more.
          key={cuentasCargo.length}
          isPending={save.isPending}
          onAdd={(one) => save.run({ cuentasCargo: [...cuentasCargo, one] })}
        />
      )}
      {save.errorText && <InlineError text={save.errorText} />}
      {cuentasCargo.length > 0 && (
        <ul className="invitations">
          {cuentasCargo.map((account) => (
            <li className="session" key={account.numero}>
              <span className="sign-tile">
                <Icon of={Landmark} size={20} strokeWidth={1.5} />
              </span>
              <span className="sp fit words">{chargeName(account)}</span>
              <Button
                size="s"
                disabled={save.isPending}
                onClick={() =>
                  void save.run({ cuentasCargo: cuentasCargo.filter((one) => one !== account) })
                }
              >
                Quitar<span className="visually-hidden"> {chargeName(account)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

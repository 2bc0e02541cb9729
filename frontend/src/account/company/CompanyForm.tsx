import { COMPANY_NAME_MAX_CHARS, type CompanyProfile } from '@contracts/company';
import { WarnNote } from '../../ui/WarnNote';
import { UnsavedGuard } from '../../layout/UnsavedGuard';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Switch } from '../../ui/Choice';
import { Field } from '../../ui/Field';
import { InlineError } from '../../ui/InlineError';
import { ApprovalLimits } from './ApprovalLimits';
import { payersProblem, usePayers } from './payers';
import { PresentNote } from './PresentNote';
import { RetentionField } from './RetentionField';
import { RucField } from './RucField';
import { StorageMeter } from './StorageMeter';
import { type CompanyFormState, useCompanyForm } from './use-company-form';

const DataCard = ({ field }: CompanyFormState) => (
  <TitledCard title="Datos de la empresa">
    <div className="p16 col g14">
      <Field
        {...field('name')}
        label="Razón social"
        autoComplete="organization"
        maxLength={COMPANY_NAME_MAX_CHARS}
      />
      <RucField {...field('ruc')} />
    </div>
  </TitledCard>
);

function RulesCard(form: CompanyFormState) {
  const { draft, change } = form;
  return (
    <TitledCard title="Reglas">
      <div className="p16 col g14">
        <Switch
          label="Segregación de funciones"
          help="Quien actúa en los pasos 1 y 2 de un documento (logística) no puede actuar en los pasos 5 y 6 (pago) del mismo."
          checked={draft.separacionFunciones}
          onChange={(separacionFunciones) => change({ separacionFunciones })}
        />
        <Switch
          label="Doble control del pago"
          help="Quien prepara el pago de un documento (paso 5) no lo ejecuta (paso 6): lo hace otra persona de Tesorería."
          checked={draft.dobleControl}
          onChange={(dobleControl) => change({ dobleControl })}
        />
        <ApprovalLimits {...form} />
        <PayersNote draft={draft} />
        <RetentionField {...form} />
        <StorageMeter />
      </div>
    </TitledCard>
  );
}

/** Rules that nobody could keep are told of before they are set. */
function PayersNote({ draft }: Pick<CompanyFormState, 'draft'>) {
  const payers = usePayers();
  const problem = payers && payersProblem(draft, payers.length);
  return problem ? <WarnNote>{problem}</WarnNote> : null;
}

const SaveBar = ({ isDirty, isPending, reset, failure, present, draft }: CompanyFormState) => (
  <div className="save-bar" data-dirty={isDirty || undefined}>
    {failure && <InlineError text={failure} />}
    {present && <PresentNote present={present} draft={draft} />}
    <div className="row">
      <span className="sm t3 sp">{isDirty && 'Hay cambios sin guardar'}</span>
      {isDirty && (
        <Button look="ghost" onClick={reset} disabled={isPending}>
          Descartar
        </Button>
      )}
      <Button type="submit" look={isDirty ? 'primary' : 'plain'} disabled={!isDirty || isPending}>
        {isPending ? 'Guardando…' : 'Guardar'}
      </Button>
    </div>
  </div>
);

/** What a company admin may change of the company; leaving with changes is asked about. */
export function CompanyForm({ company }: { company: CompanyProfile }) {
  const form = useCompanyForm(company);
  return (
    <form className="col g16 fit" noValidate onSubmit={form.submit} aria-label="Empresa">
      <UnsavedGuard when={form.isDirty} onLeave={form.reset} />
      <DataCard {...form} />
      <RulesCard {...form} />
      <SaveBar {...form} />
    </form>
  );
}

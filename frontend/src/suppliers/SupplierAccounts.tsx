import { documentScreen } from '@contracts/routes';
import {
  ACCOUNT_PROOF_LABEL,
  ACCOUNT_STATE_LABEL,
  type AccountState,
  type Supplier,
  type SupplierAccount,
} from '@contracts/suppliers';
import {
  Ban,
  Check,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleSlash,
  Landmark,
  type LucideIcon,
  Plus,
  ShieldAlert,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { DialogButton } from '../ui/DialogButton';
import type { Outcome } from '../api/use-action';
import { useMay } from '../layout/SessionContext';
import { TitledCard } from '../ui/Card';
import { Chip, type Tone } from '../ui/Chip';
import { EmptyState } from '../ui/EmptyState';
import { timeInPeru } from '../ui/format-time';
import { type Fact, Facts } from '../ui/Facts';
import { Icon } from '../ui/Icon';
import { ReasonButton } from '../workflow/card/ReasonButton';
import { ConfirmAccountDialog } from './ConfirmAccountDialog';
import { SUPPLIERS_KEY } from './suppliers-api';

const STATE_LOOK: Readonly<Record<AccountState, readonly [Tone, LucideIcon]>> = {
  confirmada: ['ok', CircleCheck],
  nueva: ['mute', CircleDashed],
  otra: ['bad', ShieldAlert],
  por_aceptar: ['warn', ShieldAlert],
  retirada: ['mute', CircleSlash],
};

/** Of an act on an account: the supplier as it is after it. */
function useAccountOutcome(ruc: string) {
  const client = useQueryClient();
  return (done: string): Outcome<Supplier> => ({
    done,
    failed: 'Error',
    onDone: (supplier) => void client.setQueryData([...SUPPLIERS_KEY, ruc], supplier),
    onFailed: () => void client.invalidateQueries({ queryKey: SUPPLIERS_KEY }),
  });
}

/** What happened to it, the oldest first. */
function Story({ account }: { account: SupplierAccount }) {
  const { seen, confirmed, accepted, withdrawn } = account;
  return (
    <ol className="account-story sm t2">
      {seen && (
        <li>
          Vista por primera vez en{' '}
          <Link className="link" to={documentScreen(seen.documentId)}>
            {seen.label}
          </Link>
          , el {timeInPeru(seen.at)}
        </li>
      )}
      {confirmed && (
        <li>
          La confirmó {confirmed.byName} el {timeInPeru(confirmed.at)}.{' '}
          {ACCOUNT_PROOF_LABEL[confirmed.proof]}
          {confirmed.comment && `: “${confirmed.comment}”`}
        </li>
      )}
      {accepted && (
        <li>
          {accepted.by === confirmed?.by
            ? 'La aceptó sola, un día después, '
            : 'La aceptó, como segunda persona, '}
          {accepted.byName} el {timeInPeru(accepted.at)}: “{accepted.reason}”
        </li>
      )}
      {withdrawn && (
        <li>
          La retiró {withdrawn.byName} el {timeInPeru(withdrawn.at)}: “{withdrawn.reason}”
        </li>
      )}
    </ol>
  );
}

function Numbers({ account }: { account: SupplierAccount }) {
  const parts: Fact[] = [
    ['Cuenta', account.numero, 'mono'],
    ['CCI', account.cci, 'mono'],
    ['Titular', account.titular],
  ];
  return (
    <Facts
      className="col g6 facts p12 pb16 f13 account-numbers"
      of={parts.filter(([, value]) => Boolean(value))}
    />
  );
}

function Acts({ ruc, account }: { ruc: string; account: SupplierAccount }) {
  const outcome = useAccountOutcome(ruc);
  const { id, state, acceptRefusal } = account;
  return (
    <div className="row wraps g8 account-acts">
      {(state === 'nueva' || state === 'otra' || state === 'retirada') && (
        <DialogButton
          size="s"
          look={state === 'otra' ? 'primary' : undefined}
          icon={Check}
          label="Confirmar cuenta"
        >
          {(close) => (
            <ConfirmAccountDialog
              ruc={ruc}
              isOther={account.isOther || state === 'retirada'}
              account={account}
              {...outcome('Cuenta confirmada')}
              onClose={close}
            />
          )}
        </DialogButton>
      )}
      {state === 'por_aceptar' &&
        (acceptRefusal ? (
          <p className="sm t2">{acceptRefusal}</p>
        ) : (
          <ReasonButton
            form={`cuenta-aceptar:${id}`}
            label="Aceptar como segunda persona"
            look="primary"
            icon={CircleCheck}
            title="Aceptar la cuenta"
            help="Los pagos a esta cuenta dejan de esperar. Diga cómo comprobó que es del proveedor; queda registrado con su nombre."
            confirmLabel="Aceptar"
            {...outcome('Cuenta aceptada')}
            act={(provider, reason) => provider.acceptAccount(ruc, id, { reason })}
          />
        ))}
      {state !== 'retirada' && (
        <ReasonButton
          form={`cuenta-retirar:${id}`}
          label="Retirar"
          icon={Ban}
          title="Retirar la cuenta"
          help="Los documentos con esta cuenta no se pagan hasta que dos personas vuelvan a confirmarla. El motivo queda registrado."
          confirmLabel="Retirar"
          {...outcome('Cuenta retirada')}
          act={(provider, reason) => provider.withdrawAccount(ruc, id, { reason })}
        />
      )}
    </div>
  );
}

function Account({ ruc, account }: { ruc: string; account: SupplierAccount }) {
  const mayAct = useMay('suppliers.accounts');
  const { state, banco, moneda, findings, documents, paid } = account;
  const [tone, icon] = STATE_LOOK[state];
  return (
    <li className="supplier-account p14" data-state={state}>
      <div className="row wraps g8">
        <h3 className="m">
          {banco || 'Banco sin nombre'}
          {moneda && <span className="t3"> · {moneda}</span>}
        </h3>
        <Chip
          tone={tone}
          icon={icon}
          isQuiet={state === 'confirmada'}
          word={ACCOUNT_STATE_LABEL[state]}
        />
        <span className="sp" />
        <span className="sm t3">
          {documents === 1 ? 'En 1 documento' : `En ${documents} documentos`}
          {paid > 0 && `, ${paid === 1 ? '1 pagado' : `${paid} pagados`}`}
        </span>
      </div>
      <Numbers account={account} />
      {findings.map((finding) => (
        <p key={finding} className="row sm toned tone-warn">
          <Icon of={CircleAlert} size={14} />
          {finding}
        </p>
      ))}
      <Story account={account} />
      {mayAct && <Acts ruc={ruc} account={account} />}
    </li>
  );
}

/** Its accounts: what was seen on its documents, and who stands for it. */
export function SupplierAccounts({ supplier: { ruc, accounts } }: { supplier: Supplier }) {
  const outcome = useAccountOutcome(ruc);
  const mayAct = useMay('suppliers.accounts');
  return (
    <TitledCard
      title="Cuentas para pagarle"
      count={accounts.length}
      beside={
        mayAct && (
          <DialogButton size="s" icon={Plus} label="Agregar cuenta">
            {(close) => (
              <ConfirmAccountDialog
                ruc={ruc}
                isOther={accounts.length > 0}
                {...outcome('Cuenta agregada')}
                onClose={close}
              />
            )}
          </DialogButton>
        )
      }
    >
      {accounts.length === 0 ? (
        <EmptyState icon={Landmark} title="Sin cuentas">
          Se anotan cuando un documento suyo trae una, o cuando Tesorería la agrega de su contrato.
        </EmptyState>
      ) : (
        <ul className="lined">
          {accounts.map((account) => (
            <Account key={account.id} ruc={ruc} account={account} />
          ))}
        </ul>
      )}
    </TitledCard>
  );
}

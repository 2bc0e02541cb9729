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
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '../api/api-error';
import type { AppDataProvider } from '../api/data-provider';
import { useMay } from '../layout/SessionContext';
import { Button } from '../ui/Button';
import { Card, CardHeader } from '../ui/Card';
import { Chip, type Tone } from '../ui/Chip';
import { EmptyState } from '../ui/EmptyState';
import { timeInPeru } from '../ui/format-time';
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

/** An act on an account; false when it was refused, which was then said. */
function useAccountAct(ruc: string) {
  const provider = useDataProvider<AppDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  return async (
    done: string,
    act: (provider: AppDataProvider) => Promise<Supplier>,
  ): Promise<boolean> => {
    try {
      client.setQueryData([...SUPPLIERS_KEY, ruc], await act(provider));
      notify(done);
      return true;
    } catch (error) {
      notify('Error', { description: errorText(error), type: 'error' });
      void client.invalidateQueries({ queryKey: SUPPLIERS_KEY });
      return false;
    }
  };
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
  const parts = [
    ['Cuenta', account.numero, 'mono'],
    ['CCI', account.cci, 'mono'],
    ['Titular', account.titular, ''],
  ] as const;
  return (
    <dl className="supplier-facts account-numbers">
      {parts.map(
        ([label, value, look]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={look}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Acts({ ruc, account }: { ruc: string; account: SupplierAccount }) {
  const act = useAccountAct(ruc);
  const [isConfirming, setIsConfirming] = useState(false);
  const { id, state, acceptRefusal } = account;
  return (
    <div className="row wraps g8 account-acts">
      {(state === 'nueva' || state === 'otra' || state === 'retirada') && (
        <Button
          size="s"
          look={state === 'otra' ? 'primary' : undefined}
          icon={Check}
          onClick={() => setIsConfirming(true)}
        >
          Confirmar cuenta
        </Button>
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
            onConfirm={(reason) =>
              act('Cuenta aceptada', (provider) => provider.acceptAccount(ruc, id, { reason }))
            }
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
          onConfirm={(reason) =>
            act('Cuenta retirada', (provider) => provider.withdrawAccount(ruc, id, { reason }))
          }
        />
      )}
      {isConfirming && (
        <ConfirmAccountDialog
          isOther={account.isOther || state === 'retirada'}
          account={account}
          onConfirm={(what) =>
            act('Cuenta confirmada', (provider) =>
              provider.confirmAccount(ruc, { ...what, account: undefined, accountId: id }),
            )
          }
          onClose={() => setIsConfirming(false)}
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
    <li className="supplier-account" data-state={state}>
      <div className="row wraps g8">
        <h3 className="m">
          {banco || 'Banco sin nombre'}
          {moneda && <span className="t3"> · {moneda}</span>}
        </h3>
        <Chip tone={tone} icon={icon} isQuiet={state === 'confirmada'}>
          {ACCOUNT_STATE_LABEL[state]}
        </Chip>
        <span className="sp" />
        <span className="sm t3">
          {documents === 1 ? 'En 1 documento' : `En ${documents} documentos`}
          {paid > 0 && `, ${paid === 1 ? '1 pagado' : `${paid} pagados`}`}
        </span>
      </div>
      <Numbers account={account} />
      {findings.map((finding) => (
        <p key={finding} className="row sm account-finding">
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
  const act = useAccountAct(ruc);
  const mayAct = useMay('suppliers.accounts');
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Card aria-labelledby="cuentas-titulo">
      <CardHeader>
        <h2 id="cuentas-titulo" className="h3">
          Cuentas para pagarle
        </h2>
        {accounts.length > 0 && <span className="count-badge">{accounts.length}</span>}
        <span className="sp" />
        {mayAct && (
          <Button size="s" icon={Plus} onClick={() => setIsAdding(true)}>
            Agregar cuenta
          </Button>
        )}
      </CardHeader>
      {accounts.length === 0 ? (
        <EmptyState icon={Landmark} title="Sin cuentas">
          Se anotan cuando un documento suyo trae una, o cuando Tesorería la agrega de su contrato.
        </EmptyState>
      ) : (
        <ul className="accounts">
          {accounts.map((account) => (
            <Account key={account.id} ruc={ruc} account={account} />
          ))}
        </ul>
      )}
      {isAdding && (
        <ConfirmAccountDialog
          isOther={accounts.length > 0}
          onConfirm={(what) =>
            act('Cuenta agregada', (provider) => provider.confirmAccount(ruc, what))
          }
          onClose={() => setIsAdding(false)}
        />
      )}
    </Card>
  );
}

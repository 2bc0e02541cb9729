import type { AdminUser } from '@contracts/admin';
import {
  CREDITS_QUICK_ADD,
  CREDITS_RESET,
  type CreditsChange,
  MAX_CREDITS,
} from '@contracts/credits';
import { Coins, Plus, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { newKey } from '../../api/new-key';
import { useAction } from '../../api/use-action';
import { Button } from '../../ui/Button';
import { Chip, type Tone } from '../../ui/Chip';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Field } from '../../ui/Field';
import { formatCount } from '../format';
import { adminOutcome } from '../admin-outcome';
import { FEW_CREDITS } from '../users/user-parts';

const leftTone = (credits: number): Tone => (credits <= FEW_CREDITS ? 'bad' : 'mute');

const leftText = (credits: number): string =>
  credits === 1 ? 'Queda 1' : `Quedan ${formatCount(credits)}`;

/** A whole number in the limits, or null. */
export function amountOf(text: string): number | null {
  if (!/^\d{1,6}$/.test(text.trim())) return null;
  const amount = Number(text);
  return amount <= MAX_CREDITS ? amount : null;
}

/** The key stays until the change is known to be done, so that trying again cannot do it twice. */
function useChangeCredits(userId: string, onDone?: () => void) {
  const intent = useRef<{ change: CreditsChange; key: string } | null>(null);
  const keyFor = (change: CreditsChange): string => {
    const last = intent.current;
    const isSame = last?.change.action === change.action && last.change.amount === change.amount;
    if (!last || !isSame) intent.current = { change, key: newKey() };
    return intent.current?.key ?? '';
  };
  return useAction(
    (provider, change: CreditsChange) => provider.changeCredits(userId, change, keyFor(change)),
    {
      ...adminOutcome('Créditos actualizados correctamente', 'Error al actualizar créditos'),
      onDone: () => {
        intent.current = null;
        onDone?.();
      },
    },
  );
}

function OwnAmount({ userId }: { userId: string }) {
  const [text, setText] = useState('');
  const { run, isPending } = useChangeCredits(userId, () => setText(''));
  const amount = amountOf(text);
  const isWrong = text.trim() !== '' && amount === null;
  const act = (action: CreditsChange['action']): void => {
    if (amount !== null) void run({ action, amount });
  };
  return (
    <form
      className="own-amount ends g8 in-grid"
      aria-label="Cantidad de créditos"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        act('add');
      }}
    >
      <Field
        label="Otra cantidad"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={isWrong ? `Escriba un entero de 0 a ${formatCount(MAX_CREDITS)}` : null}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" disabled={isPending || amount === null}>
        Agregar
      </Button>
      <Button disabled={isPending || amount === null} onClick={() => act('set')}>
        Fijar
      </Button>
    </form>
  );
}

/** What is left, the two quick actions of spec section 9, and any other amount. */
export function CreditsControl({ user }: { user: AdminUser }) {
  const [isAsking, setIsAsking] = useState(false);
  const { run, isPending } = useChangeCredits(user.id, () => setIsAsking(false));
  const lost = user.credits - CREDITS_RESET;
  const reset = (): void => void run({ action: 'set', amount: CREDITS_RESET });
  return (
    <section aria-labelledby="credits-title" className="col g8">
      <div className="row">
        <h3 id="credits-title" className="md m sp">
          Créditos
        </h3>
        <Chip tone={leftTone(user.credits)} icon={Coins} word={leftText(user.credits)} />
      </div>
      <div className="credits-quick flex g8">
        <Button
          icon={Plus}
          disabled={isPending}
          onClick={() => void run({ action: 'add', amount: CREDITS_QUICK_ADD })}
        >
          Agregar {CREDITS_QUICK_ADD}
        </Button>
        <Button
          icon={RotateCcw}
          disabled={isPending}
          onClick={() => (lost > 0 ? setIsAsking(true) : reset())}
        >
          Restablecer a {CREDITS_RESET}
        </Button>
      </div>
      <OwnAmount userId={user.id} />
      {isAsking && (
        <ConfirmDialog
          title={`¿Restablecer a ${CREDITS_RESET}?`}
          confirmLabel={`Restablecer a ${CREDITS_RESET}`}
          isDestructive
          isBusy={isPending}
          onConfirm={reset}
          onClose={() => setIsAsking(false)}
        >
          Pierde {formatCount(lost)} {lost === 1 ? 'crédito' : 'créditos'} de los{' '}
          {formatCount(user.credits)} que tiene.
        </ConfirmDialog>
      )}
    </section>
  );
}

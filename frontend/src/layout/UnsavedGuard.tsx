import { useEffect } from 'react';
import { useBlocker, useCanBlock } from 'react-admin';
import { ConfirmDialog } from '../ui/ConfirmDialog';

interface UnsavedGuardProps {
  /** There is something that is not saved. */
  when: boolean;
  /** What becomes of it; by default it is lost. */
  children?: string;
  /** The person leaves all the same. */
  onLeave?(): void;
}

const LOST = 'Si sale ahora, lo que cambió en esta pantalla se pierde.';

/** Asked by the browser when the tab is closed or another page is opened. */
export function useLeavePageWarning(when: boolean): void {
  useEffect(() => {
    if (!when) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [when]);
}

function ScreenGuard({ when, children = LOST, onLeave }: UnsavedGuardProps) {
  const blocker = useBlocker(when);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Hay cambios sin guardar"
      confirmLabel="Salir sin guardar"
      cancelLabel="Seguir editando"
      isDestructive
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    >
      {children}
    </ConfirmDialog>
  );
}

/** Asks before unsaved work is left behind, inside the app and out of it. */
export function UnsavedGuard(props: UnsavedGuardProps) {
  useLeavePageWarning(props.when);
  // Only a data router can hold a navigation back.
  return useCanBlock() ? <ScreenGuard {...props} /> : null;
}

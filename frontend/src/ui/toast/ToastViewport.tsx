import { CircleCheck, OctagonAlert, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Icon } from '../Icon';
import type { Toast, ToastStore } from './toast-store';
import './toast.css';

function ToastBody({ toast, onClose }: { toast: Toast; onClose(): void }) {
  const { title, description, variant = 'default', action } = toast;
  const runAction = (): void => {
    onClose();
    action?.run();
  };
  return (
    <div className={`toast toast-${variant}`}>
      <Icon of={variant === 'destructive' ? OctagonAlert : CircleCheck} size={20} />
      <div className="sp toast-words">
        <strong className="b">{title}</strong>
        {description && <p>{description}</p>}
      </div>
      {action && (
        <button type="button" className="toast-action" onClick={runAction}>
          {action.label}
        </button>
      )}
      <button type="button" className="toast-close" aria-label="Cerrar aviso" onClick={onClose}>
        <Icon of={X} />
      </button>
    </div>
  );
}

/** Where the toast appears; the live region is always there so that news in it are read out. */
export function ToastViewport({ store }: { store: ToastStore }) {
  const toast = useSyncExternalStore(store.subscribe, store.snapshot);
  return (
    <div
      className="toast-viewport"
      role="status"
      aria-live="polite"
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={store.pause}
      onBlur={store.resume}
    >
      {toast?.isOpen && <ToastBody key={toast.id} toast={toast} onClose={store.dismiss} />}
    </div>
  );
}

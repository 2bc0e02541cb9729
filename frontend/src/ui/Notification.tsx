import { TOAST_MS, TOAST_REMOVE_MS } from '@contracts/limits';
import { CircleCheck, OctagonAlert, X } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import {
  type NotificationOptions,
  type NotificationPayload,
  useNotificationContext,
  useTranslate,
} from 'react-admin';
import { Icon } from './Icon';

/** What `useNotify` takes beside the title and react-admin's own options. */
export interface NoticeOptions {
  description?: string;
  action?: { label: string; run(): void };
  /** No other takes its place while it is open: what fails now fails because of this. */
  isLast?: boolean;
  /** Comes when the one before is closed, by hand or by time, instead of taking its place. */
  isNext?: boolean;
}

export interface Notice extends NoticeOptions {
  title: string;
}

/** A closed notice is removed later (spec section 9). */
interface Closable {
  isClosed?: boolean;
}

const isClosed = (notice: NotificationPayload & Closable): boolean => notice.isClosed === true;
const closed = (notice: NotificationPayload): NotificationPayload & Closable => ({
  ...notice,
  isClosed: true,
});

const optionsOf = (told: NotificationPayload): NotificationOptions & NoticeOptions =>
  told.notificationOptions ?? {};

/** What is left of all that was told: the open notice, and those that wait for its end. */
const keptOf = (told: readonly NotificationPayload[]): NotificationPayload[] =>
  told.reduce<NotificationPayload[]>((kept, notice) => {
    const [open, ...waiting] = kept;
    if (isClosed(notice)) return kept;
    if (!open || optionsOf(notice).isNext) return [...kept, notice];
    return optionsOf(open).isLast && !optionsOf(notice).isLast ? kept : [notice, ...waiting];
  }, []);

/** Closes after 5 s, and not while somebody points at it or has the focus in it (spec section 9). */
function NoticeBody({ notice, onClose }: { notice: NotificationPayload; onClose(): void }) {
  const translate = useTranslate();
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onClose, TOAST_MS);
    return () => clearTimeout(timer);
  }, [notice, isHeld, onClose]);
  const { message, type } = notice;
  const { description, action } = optionsOf(notice);
  const isError = type === 'error';
  return (
    <div
      className={`flex starts g10 toast toast-${isError ? 'destructive' : 'default'}`}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon of={isError ? OctagonAlert : CircleCheck} size={20} />
      <div className="sp words">
        <strong className="b">
          {typeof message === 'string'
            ? translate(message, { _: message, ...optionsOf(notice).messageArgs })
            : message}
        </strong>
        {description && <p>{description}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="b f13"
          onClick={() => {
            onClose();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="centred" aria-label="Cerrar aviso" onClick={onClose}>
        <Icon of={X} />
      </button>
    </div>
  );
}

/** react-admin's notices, of the app and of its own, one at a time; the live region is always there, so that they are read out. */
export function Notification() {
  const { notifications, setNotifications } = useNotificationContext();
  const close = useCallback(() => {
    setNotifications((told) => {
      const [open, ...waiting] = keptOf(told);
      return open ? [...told.filter(isClosed), closed(open), ...waiting] : told;
    });
    // The one that was closed first.
    const remove = () =>
      setNotifications((told) => told.filter((_, at) => at !== told.findIndex(isClosed)));
    setTimeout(remove, TOAST_REMOVE_MS);
  }, [setNotifications]);
  const [open] = keptOf(notifications);
  return (
    <div className="toast-viewport" role="status" aria-live="polite">
      {open && <NoticeBody notice={open} onClose={close} />}
    </div>
  );
}

import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { useToast } from '../ui/toast/ToastProvider';

/** react-admin's own notices (saved, deleted, refused) as the toasts of the house. */
export function RaNotifications() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const toast = useToast();
  useEffect(() => {
    if (notifications.length === 0) return;
    const notice = takeNotification();
    if (!notice || typeof notice.message !== 'string') return;
    toast({
      title: translate(notice.message, notice.notificationOptions?.messageArgs),
      variant: notice.type === 'error' ? 'destructive' : 'default',
    });
  }, [notifications, takeNotification, translate, toast]);
  return null;
}

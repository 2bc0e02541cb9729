import type { AdminUser, AdminUserUpdate } from '@contracts/admin';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { ApiError, errorText } from '../api/api-error';
import type { AppDataProvider } from '../api/data-provider';
import { useAction } from '../api/use-action';
import { ADMIN_USERS, FAILED_DOCUMENTS } from './admin-api';
import { ADMIN_KEY } from './admin-api';

/** 'Error {status}: {statusText}', where the specification has it (section 8). */
const statusLine = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? `Error ${error.status}: ${error.statusText}` : fallback;

interface UserActionTexts {
  done: string;
  failed: string;
  /** An answer without a message is told by its status. */
  isStatusTold?: boolean;
}

/** A change that an admin makes: a toast tells how it ended, and what it may have altered is asked anew. */
export function useAdminAction<Arguments extends unknown[]>(
  act: (provider: AppDataProvider, ...values: Arguments) => Promise<unknown>,
  { done, failed, isStatusTold = false }: UserActionTexts,
  onDone?: () => void,
) {
  const provider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const refresh = (): void => {
    for (const key of [ADMIN_KEY, ADMIN_USERS, FAILED_DOCUMENTS]) {
      void queryClient.invalidateQueries({ queryKey: [key] });
    }
  };
  return useAction((...values: Arguments) => act(provider, ...values), {
    onDone: () => {
      refresh();
      notify(done);
      onDone?.();
    },
    onFailed: (error) => {
      refresh();
      const unsaid = isStatusTold ? statusLine(error, failed) : failed;
      notify('Error', { description: errorText(error, unsaid), type: 'error' });
    },
  });
}

/** What react-admin's `update` takes to change a user. */
export const changeOf = (user: AdminUser, data: AdminUserUpdate) =>
  [ADMIN_USERS, { id: user.id, data, previousData: user }] as const;

export const USER_TEXTS: UserActionTexts = {
  done: 'Usuario actualizado',
  failed: 'No se pudo actualizar el usuario',
  isStatusTold: true,
};

export const CREDITS_TEXTS: UserActionTexts = {
  done: 'Créditos actualizados correctamente',
  failed: 'Error al actualizar créditos',
};

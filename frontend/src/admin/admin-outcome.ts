import type { AdminUser, AdminUserUpdate } from '@contracts/admin';
import { ApiError, errorText } from '../api/api-error';
import type { Outcome } from '../api/use-action';
import { ADMIN_KEY, ADMIN_USERS, FAILED_DOCUMENTS, USER_ACTIVITY, USER_CREDITS } from './admin-api';

/** 'Error {status}: {statusText}', where the specification has it (section 8). */
const statusLine = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? `Error ${error.status}: ${error.statusText}` : fallback;

/** Of a change that an admin makes: a notice tells how it ended, and what it may have altered is asked anew. */
export const adminOutcome = (
  done: string,
  unsaid: string | ((error: unknown) => string),
): Outcome<unknown> => ({
  done,
  failed: (error) => ({
    title: 'Error',
    description: errorText(error, typeof unsaid === 'string' ? unsaid : unsaid(error)),
  }),
  renews: [[ADMIN_KEY], [ADMIN_USERS], [USER_ACTIVITY], [USER_CREDITS], [FAILED_DOCUMENTS]],
});

/** What react-admin's `update` takes to change a user. */
export const changeOf = (user: AdminUser, data: AdminUserUpdate) =>
  [ADMIN_USERS, { id: user.id, data, previousData: user }] as const;

/** An answer without a message is told by its status. */
export const USER_CHANGED = adminOutcome('Usuario actualizado', (error) =>
  statusLine(error, 'No se pudo actualizar el usuario'),
);

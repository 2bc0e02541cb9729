import { safeReturnTo } from '@contracts/return-to';
import { withReturnTo } from '@contracts/routes';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../api/session';
import { onSignOutElsewhere } from '../api/sign-out';
import { keepDraftsFor } from '../drafts/drafts';
import { ErrorCard } from './ErrorCard';
import { Spinner } from '../ui/Spinner';
import { SessionContext } from './SessionContext';

interface GuardProps {
  children: ReactNode;
}

const SessionUnknown = ({ error, onRetry }: { error: unknown; onRetry(): void }) => (
  <main className="page">
    <ErrorCard title="No se pudo comprobar su sesión" error={error} onRetry={onRetry} />
  </main>
);

/** A spinner while the session loads, then the screen, or /auth in its place (spec section 2), which knows the way back. */
export function SignedInOnly({ children }: GuardProps) {
  const { data: user, error, refetch } = useSession();
  const { pathname, search, hash } = useLocation();
  // The other tab is on its way to the server, which then ends the session.
  useEffect(() => onSignOutElsewhere(() => setTimeout(() => void refetch(), 1_000)), [refetch]);
  const userId = user?.id;
  useEffect(() => {
    if (userId !== undefined) keepDraftsFor(userId);
  }, [userId]);
  if (user) return <SessionContext value={user}>{children}</SessionContext>;
  if (user === null)
    return <Navigate to={withReturnTo('/auth', `${pathname}${search}${hash}`)} replace />;
  if (error) return <SessionUnknown error={error} onRetry={() => void refetch()} />;
  return <Spinner />;
}

/** For the sign-in screen: who is signed in already goes on to the screen that was asked for, else to /dashboard. */
export function SignedOutOnly({ children }: GuardProps) {
  const { data: user, error, refetch } = useSession();
  const { search } = useLocation();
  if (user) {
    const to = safeReturnTo(new URLSearchParams(search).get('returnTo'));
    return <Navigate to={to === '/' ? '/dashboard' : to} replace />;
  }
  if (user === null) return children;
  if (error) return <SessionUnknown error={error} onRetry={() => void refetch()} />;
  return <Spinner />;
}

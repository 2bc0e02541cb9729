import { isScreenPath } from '@contracts/routes';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import {
  Navigate,
  Route,
  RouterProvider,
  Routes,
  createBrowserRouter,
  useLocation,
} from 'react-router-dom';
import { useSessionEnd } from './api/session';
import { lostSession } from './drafts/drafts';
import { SignedInOnly, SignedOutOnly } from './layout/guards';
import { NotFoundScreen } from './public/NotFoundScreen';
import { SignInScreen } from './public/SignInScreen';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { Spinner } from './ui/Spinner';

// react-admin and Material UI are loaded only for who is signed in.
const AdminApp = lazy(() => import('./AdminApp'));

function SignedInScreens() {
  const { pathname } = useLocation();
  if (!isScreenPath(pathname)) return <NotFoundScreen />;
  return (
    <SignedInOnly>
      <Suspense fallback={<Spinner />}>
        <AdminApp />
      </Suspense>
    </SignedInOnly>
  );
}

const SESSION_LOST = {
  nothing: 'Sesión expirada. Ingrese de nuevo para continuar.',
  drafts:
    'Sesión expirada. Ingrese de nuevo: lo que escribió y no envió queda en este equipo, donde lo dejó.',
} as const;

function SignIn() {
  const returnTo = new URLSearchParams(useLocation().search).get('returnTo');
  const [lost] = useState(() => lostSession());
  const told = useSessionEnd() ?? (lost && SESSION_LOST[lost]);
  return <SignInScreen sessionEnd={told} returnTo={returnTo} />;
}

/** The map of all paths; the server answers 404 for those that `isScreenPath` does not know. */
export const AppRoutes = () => (
  <Routes>
    <Route
      path="/auth"
      element={
        <SignedOutOnly>
          <SignIn />
        </SignedOutOnly>
      }
    />
    <Route path="/dashboard" element={<Navigate to="/" replace />} />
    <Route path="/*" element={<SignedInScreens />} />
  </Routes>
);

/** A data router, because only that can hold back a navigation that would lose unsaved work. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <AppRoutes /> }]));
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

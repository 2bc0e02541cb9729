import { isScreenPath } from '@contracts/routes';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { SignedInOnly, SignedOutOnly } from './layout/guards';
import { NotFoundScreen } from './public/NotFoundScreen';
import { SignInScreen } from './public/SignInScreen';
import { ErrorBoundary } from './ui/ErrorBoundary';
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

/** The map of all paths; the server answers 404 for those that `isScreenPath` does not know. */
export function AppRoutes() {
  return (
    <Routes>
      <Route
        path="/auth"
        element={
          <SignedOutOnly>
            <SignInScreen />
          </SignedOutOnly>
        }
      />
      <Route path="/dashboard" element={<Navigate to="/" replace />} />
      <Route path="/*" element={<SignedInScreens />} />
    </Routes>
  );
}

export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

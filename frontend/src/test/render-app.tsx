import type { SignedInUser } from '@contracts/user';
import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { NotificationContextProvider } from 'react-admin';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import AdminApp from '../AdminApp';
import type { AppDataProvider } from '../api/data-provider';
import { createQueryClient } from '../api/query-client';
import { SESSION_KEY } from '../api/session';
import { ErrorBoundary } from '../layout/ErrorBoundary';
import { SessionContext } from '../layout/SessionContext';
import { Notification } from '../ui/Notification';
import { Spinner } from '../ui/Spinner';
import { UploadProvider } from '../upload/UploadProvider';
import { aUser } from './factories';
import { fakeDataProvider } from './fake-data-provider';

interface RenderOptions {
  dataProvider?: AppDataProvider;
  user?: SignedInUser;
  queryClient?: QueryClient;
  /** Where the app is opened. */
  path?: string;
  /** With the top bar and the notices of the app around the screen, for what they show. */
  isWhole?: boolean;
}

/** Somebody who types without a pause between two letters; between two clicks the page goes on, as in a browser. */
function aPerson(options?: Parameters<typeof userEvent.setup>[0]) {
  const person = userEvent.setup(options);
  return { ...person, type: person.setup({ delay: null }).type };
}

/** The app's layout without what it shows itself, which would be drawn again for every test of a screen. */
function ScreenAlone({ children }: { children: ReactNode }) {
  return (
    <UploadProvider>
      <ErrorBoundary>
        <Suspense fallback={<Spinner />}>{children}</Suspense>
      </ErrorBoundary>
    </UploadProvider>
  );
}

/** The screens of the signed-in app, at `/` unless said, on a fake data provider. */
export function renderApp(options: RenderOptions = {}) {
  const { dataProvider = fakeDataProvider(), user = aUser(), path = '/', isWhole } = options;
  const queryClient = options.queryClient ?? createQueryClient();
  queryClient.setQueryData(SESSION_KEY, user);
  const person = aPerson({ applyAccept: false });
  const app = (
    <SessionContext value={user}>
      <AdminApp dataProvider={dataProvider} layout={isWhole ? undefined : ScreenAlone} />
    </SessionContext>
  );
  const router = createMemoryRouter([{ path: '*', element: app }], { initialEntries: [path] });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...view, person, queryClient, router };
}

/** Where a part tells its notices. */
export function WithNotices({ children }: { children: ReactNode }) {
  return (
    <NotificationContextProvider>
      {children}
      <Notification />
    </NotificationContextProvider>
  );
}

/** One part that only needs notices around it. */
export function renderPart(part: ReactNode) {
  const person = aPerson();
  return { ...render(part, { wrapper: WithNotices }), person };
}

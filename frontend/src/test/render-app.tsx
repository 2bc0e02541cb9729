import type { SignedInUser } from '@contracts/user';
import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense, useState } from 'react';
import { AdminContext, NotificationContextProvider } from 'react-admin';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import AdminApp from '../AdminApp';
import type { AppDataProvider } from '../api/data-provider';
import { createQueryClient } from '../api/query-client';
import { SESSION_KEY } from '../api/session';
import { i18nProvider } from '../i18n/i18n-provider';
import { ErrorBoundary } from '../layout/ErrorBoundary';
import { SessionContext } from '../layout/SessionContext';
import { createStore } from '../store/create-store';
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
  /** A part of a screen in its place: the whole screen would be drawn again for every test of it. */
  part?: ReactNode;
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

/** A part of a screen with the data, the words and the notices that the app gives it. */
function PartAlone({
  dataProvider,
  children,
}: {
  dataProvider: AppDataProvider;
  children: ReactNode;
}) {
  const [store] = useState(() => createStore());
  return (
    <AdminContext {...{ dataProvider, i18nProvider, store }} queryClient={useQueryClient()}>
      {children}
      <Notification />
    </AdminContext>
  );
}

/** The screens of the signed-in app, at `/` unless said, on a fake data provider. */
export function renderApp(options: RenderOptions = {}) {
  const { dataProvider = fakeDataProvider(), user = aUser(), path = '/', isWhole, part } = options;
  const queryClient = options.queryClient ?? createQueryClient();
  queryClient.setQueryData(SESSION_KEY, user);
  const person = aPerson({ applyAccept: false });
  const app = (
    <SessionContext value={user}>
      {part ? (
        <PartAlone dataProvider={dataProvider}>{part}</PartAlone>
      ) : (
        <AdminApp dataProvider={dataProvider} layout={isWhole ? undefined : ScreenAlone} />
      )}
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

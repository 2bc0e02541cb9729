import type { SignedInUser } from '@contracts/user';
import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import AdminApp from '../AdminApp';
import type { AppDataProvider } from '../api/data-provider';
import { createQueryClient } from '../api/query-client';
import { SESSION_KEY } from '../api/session';
import { SessionContext } from '../layout/SessionContext';
import { ToastProvider } from '../ui/toast/ToastProvider';
import { aUser } from './factories';
import { fakeDataProvider } from './fake-data-provider';

interface RenderOptions {
  dataProvider?: AppDataProvider;
  user?: SignedInUser;
  queryClient?: QueryClient;
}

/** The signed-in app at `/`, on a fake data provider. */
export function renderApp(options: RenderOptions = {}) {
  const { dataProvider = fakeDataProvider(), user = aUser() } = options;
  const queryClient = options.queryClient ?? createQueryClient();
  queryClient.setQueryData(SESSION_KEY, user);
  const person = userEvent.setup({ applyAccept: false });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <SessionContext value={user}>
          <AdminApp dataProvider={dataProvider} />
        </SessionContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...view, person, queryClient };
}

/** One part that only needs toasts around it. */
export function renderPart(part: ReactNode) {
  const person = userEvent.setup();
  return { ...render(<ToastProvider>{part}</ToastProvider>), person };
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Admin, CustomRoutes, Resource, memoryStore } from 'react-admin';
import { Route } from 'react-router-dom';
import { createAuthProvider } from './api/auth-provider';
import { type AppDataProvider, createDataProvider } from './api/data-provider';
import { i18nProvider } from './i18n/i18n-provider';
import { AppLayout } from './layout/AppLayout';
import { RaNotifications } from './layout/RaNotifications';
import { makeTheme } from './theme/make-theme';
import { ToastProvider } from './ui/toast/ToastProvider';
import { UploadProvider } from './upload/UploadProvider';
import { UploadScreen } from './upload/UploadScreen';

const LIGHT = makeTheme('light');
const DARK = makeTheme('dark');

/** Uploads go on while a person moves between screens, so they live above the layout. */
function Layout(props: Parameters<typeof AppLayout>[0]) {
  return (
    <UploadProvider>
      <AppLayout {...props} />
    </UploadProvider>
  );
}

/** Every signed-in screen; a screen is one line here and one in the navigation. */
export default function AdminApp({ dataProvider }: { dataProvider?: AppDataProvider }) {
  const queryClient = useQueryClient();
  const [provider] = useState(() => dataProvider ?? createDataProvider());
  const [authProvider] = useState(() => createAuthProvider(queryClient));
  const [store] = useState(() => memoryStore());
  return (
    <ToastProvider>
      <Admin
        title="Foliado"
        dataProvider={provider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={store}
        theme={LIGHT}
        darkTheme={DARK}
        layout={Layout}
        notification={RaNotifications}
        loginPage={false}
        disableTelemetry
      >
        <Resource name="documents" recordRepresentation="filename" />
        <CustomRoutes>
          <Route path="/" element={<UploadScreen />} />
        </CustomRoutes>
      </Admin>
    </ToastProvider>
  );
}

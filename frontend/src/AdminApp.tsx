import './ui/styles';
import CssBaseline from '@mui/material/CssBaseline';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { createAuthProvider } from './api/auth-provider';
import { type AppDataProvider, createDataProvider } from './api/data-provider';
import { i18nProvider } from './i18n/i18n-provider';
import { AppLayout } from './layout/AppLayout';
import { RaNotifications } from './layout/RaNotifications';
import { createStore } from './store/create-store';
import { makeTheme } from './theme/make-theme';
import { ToastProvider, useToast } from './ui/toast/ToastProvider';
import { UploadProvider } from './upload/UploadProvider';

// Each is loaded when it is opened; the shell names its chunk, so that it does not come last.
const UploadScreen = lazy(() => import('./upload/UploadScreen'));
const DocumentScreen = lazy(() => import('./documents/detail/DocumentScreen'));
const ProfileScreen = lazy(() => import('./account/profile/ProfileScreen'));
const CompanyScreen = lazy(() => import('./account/company/CompanyScreen'));
const AdminScreen = lazy(() => import('./admin/AdminScreen'));
const HistoryScreen = lazy(() => import('./history/HistoryScreen'));
const AuditScreen = lazy(() => import('./audit/AuditScreen'));
const DocumentStoryScreen = lazy(() => import('./audit/story/DocumentStoryScreen'));
const WorkflowScreen = lazy(() => import('./workflow/WorkflowScreen'));

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

/** What fails outside of a screen is told by the boundary around the app. */
function failOutside({ error }: { error: Error }): never {
  throw error;
}

const SESSION_ENDED = {
  title: 'Sesión expirada',
  description: 'Ingrese de nuevo: lo que escribió queda en este equipo.',
  variant: 'destructive',
  isLast: true,
} as const;

interface AdminAppProps {
  dataProvider?: AppDataProvider;
}

/** Every signed-in screen; a screen is one line here and one in the navigation. */
function Screens({ dataProvider }: AdminAppProps) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [provider] = useState(() => dataProvider ?? createDataProvider());
  const [authProvider] = useState(() =>
    createAuthProvider(queryClient, () => toast(SESSION_ENDED)),
  );
  const [store] = useState(() => createStore());
  return (
    <AdminContext
      dataProvider={provider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      theme={LIGHT}
      darkTheme={DARK}
    >
      {/* react-admin's own frame, sign-in and notices would be loaded, and never be seen. */}
      <CssBaseline enableColorScheme />
      <CoreAdminUI
        title="Foliado"
        layout={Layout}
        loginPage={false}
        error={failOutside}
        disableTelemetry
      >
        <Resource name="documents" recordRepresentation="filename" />
        <CustomRoutes>
          <Route path="/" element={<UploadScreen />} />
          <Route path="/documento/:id" element={<DocumentScreen />} />
          <Route path="/perfil" element={<ProfileScreen />} />
          <Route path="/mi-empresa" element={<CompanyScreen />} />
          <Route path="/historial" element={<HistoryScreen />} />
          <Route path="/workflow" element={<WorkflowScreen />} />
          <Route path="/auditoria" element={<AuditScreen />} />
          <Route path="/auditoria/documento/:id" element={<DocumentStoryScreen />} />
          <Route path="/admin/:id?" element={<AdminScreen />} />
        </CustomRoutes>
      </CoreAdminUI>
      <RaNotifications />
    </AdminContext>
  );
}

export default function AdminApp(props: AdminAppProps) {
  return (
    <ToastProvider>
      <Screens {...props} />
    </ToastProvider>
  );
}

import './ui/styles';
import CssBaseline from '@mui/material/CssBaseline';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, useEffect, useState } from 'react';
import {
  AdminContext,
  AuthContext,
  CoreAdminUI,
  CustomRoutes,
  Resource,
  useNotify,
} from 'react-admin';
import { Route } from 'react-router-dom';
import { createAuthProvider } from './api/auth-provider';
import { type AppDataProvider, createDataProvider } from './api/data-provider';
import { i18nProvider } from './i18n/i18n-provider';
import { AppLayout } from './layout/AppLayout';
import { createStore } from './store/create-store';
import { makeTheme } from './theme/make-theme';
import { Notification } from './ui/Notification';
import { watchTyping } from './ui/running-text';
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
const DetractionsScreen = lazy(() => import('./detractions/DetractionsScreen'));
const SupplierList = lazy(() => import('./suppliers/SupplierList'));
const SupplierScreen = lazy(() => import('./suppliers/SupplierScreen'));
const DueDatesScreen = lazy(() => import('./due-dates/DueDatesScreen'));
const WorkflowScreen = lazy(() => import('./workflow/WorkflowScreen'));

const LIGHT = makeTheme('light');
const DARK = makeTheme('dark');

type LayoutProps = Parameters<typeof AppLayout>[0];

/** Uploads go on while a person moves between screens, so they live above the layout. */
const Layout = (props: LayoutProps) => (
  <UploadProvider>
    <AppLayout {...props} />
  </UploadProvider>
);

/** What fails outside of a screen is told by the boundary around the app. */
function failOutside({ error }: { error: Error }): never {
  throw error;
}

const SESSION_ENDED = {
  description: 'Ingrese de nuevo: lo que escribió queda en este equipo.',
  type: 'error',
  isLast: true,
} as const;

/** Every signed-in screen; a screen is one line here and one in the navigation. */
function Screens({ layout }: { layout: ComponentType<LayoutProps> }) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  useEffect(watchTyping, []);
  const [authProvider] = useState(() =>
    createAuthProvider(queryClient, () => notify('Sesión expirada', SESSION_ENDED)),
  );
  return (
    <AuthContext value={authProvider}>
      <CoreAdminUI
        title="Foliado"
        layout={layout}
        loginPage={false}
        error={failOutside}
        disableTelemetry
      >
        <Resource name="documents" recordRepresentation="filename" />
        <Resource name="suppliers" recordRepresentation="name" />
        <CustomRoutes>
          <Route path="/" element={<UploadScreen />} />
          <Route path="/documento/:id" element={<DocumentScreen />} />
          <Route path="/perfil" element={<ProfileScreen />} />
          <Route path="/mi-empresa" element={<CompanyScreen />} />
          <Route path="/historial" element={<HistoryScreen />} />
          <Route path="/workflow" element={<WorkflowScreen />} />
          <Route path="/vencimientos" element={<DueDatesScreen />} />
          <Route path="/detracciones" element={<DetractionsScreen />} />
          <Route path="/proveedores" element={<SupplierList />} />
          <Route path="/proveedores/:id" element={<SupplierScreen />} />
          <Route path="/auditoria" element={<AuditScreen />} />
          <Route path="/auditoria/documento/:id" element={<DocumentStoryScreen />} />
          <Route path="/admin/:id?" element={<AdminScreen />} />
        </CustomRoutes>
      </CoreAdminUI>
    </AuthContext>
  );
}

interface AdminAppProps {
  dataProvider?: AppDataProvider;
  /** What stands around the screens. */
  layout?: ComponentType<LayoutProps>;
}

export default function AdminApp({ layout = Layout, ...props }: AdminAppProps) {
  const [dataProvider] = useState(() => props.dataProvider ?? createDataProvider());
  const [store] = useState(() => createStore());
  return (
    <AdminContext
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={useQueryClient()}
      store={store}
      theme={LIGHT}
      darkTheme={DARK}
    >
      {/* react-admin's own frame, sign-in and notices would be loaded, and never be seen. */}
      <CssBaseline enableColorScheme />
      <Screens layout={layout} />
      <Notification />
    </AdminContext>
  );
}

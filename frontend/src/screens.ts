import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router-dom';

type Load = () => Promise<{ default: ComponentType }>;

/** Every signed-in screen by its path; each is a chunk of its own. */
const LOADS: Readonly<Record<string, Load>> = {
  '/': () => import('./upload/UploadScreen'),
  '/documento/:id': () => import('./documents/detail/DocumentScreen'),
  '/perfil': () => import('./account/profile/ProfileScreen'),
  '/mi-empresa': () => import('./account/company/CompanyScreen'),
  '/historial': () => import('./history/HistoryScreen'),
  '/workflow': () => import('./workflow/WorkflowScreen'),
  '/auditoria': () => import('./audit/AuditScreen'),
  '/auditoria/documento/:id': () => import('./audit/story/DocumentStoryScreen'),
  '/admin': () => import('./admin/AdminScreen'),
};

export const SCREENS = Object.entries(LOADS).map(([path, load]) => ({ path, Screen: lazy(load) }));

const loadApp = () => import('./AdminApp');

/** react-admin and Material UI: loaded only for who is signed in. */
export const AdminApp = lazy(loadApp);

/** Begins to load what a path needs, beside the question who is signed in instead of after it. */
export function preload(pathname: string): void {
  const load = Object.entries(LOADS).find(([path]) => matchPath(path, pathname))?.[1];
  // What fails is asked for once more, and told of, when it is drawn.
  if (load) Promise.all([loadApp(), load()]).catch(() => undefined);
}

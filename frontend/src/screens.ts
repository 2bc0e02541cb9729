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

/** Begins to load the screen of a path; null when the path is none of a screen. */
export function loadScreen(pathname: string): Promise<unknown> | null {
  const load = Object.entries(LOADS).find(([path]) => matchPath(path, pathname))?.[1];
  return load ? load() : null;
}

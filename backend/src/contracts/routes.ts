/** Paths of the API (spec section 7), for both sides. */
export const API = {
  login: '/api/login',
  logout: '/api/logout',
  authUser: '/api/auth/user',
  processors: '/api/processors',
  documents: '/api/documents',
  upload: '/api/documents/upload',
  document: (id: string) => `/api/documents/${encodeURIComponent(id)}`,
  documentFile: (id: string) => `/api/documents/${encodeURIComponent(id)}/file`,
  pageImage: (id: string, page: number) =>
    `/api/documents/${encodeURIComponent(id)}/pages/${page}/image`,
  pageWords: (id: string, page: number) =>
    `/api/documents/${encodeURIComponent(id)}/pages/${page}/words`,
  samples: '/api/samples',
  useSample: (id: string) => `/api/samples/${encodeURIComponent(id)}`,
} as const;

/** Screens of the app; any other path is the not-found screen with status 404. */
export const SCREENS = ['/', '/auth', '/dashboard'] as const;

/** True for the path of a screen; a trailing slash does not matter. */
export function isScreenPath(path: string): boolean {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return SCREENS.some((screen) => screen === clean);
}

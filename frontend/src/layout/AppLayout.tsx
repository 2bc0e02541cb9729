import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { TopBar } from './TopBar';

/** react-admin's layout: the top bar and the screen, no side bar. */
export function AppLayout({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  return (
    <>
      <a className="skip-link" href="#contenido">
        {translate('ra.navigation.skip_nav')}
      </a>
      <TopBar />
      <ErrorBoundary>{children}</ErrorBoundary>
    </>
  );
}

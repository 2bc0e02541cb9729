import { type ReactNode, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { useMatch } from 'react-router-dom';
import { RemovalNotice } from '../account/leaving/RemovalNotice';
import { BrokenChainNotice } from '../audit/verification/BrokenChainNotice';
import { useThemeVariables } from '../theme/use-chosen-theme';
import { ErrorBoundary } from './ErrorBoundary';
import { Spinner } from '../ui/Spinner';
import { TopBar } from './TopBar';

/** react-admin's layout: the top bar and the screen, which may still be loading; no side bar. A document's review has a bar of its own. */
export function AppLayout({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  useThemeVariables();
  const isReview = useMatch('/documento/:id') !== null;
  return (
    <>
      <a className="m skip-link inverse r2" href="#contenido">
        {translate('ra.navigation.skip_nav')}
      </a>
      {!isReview && <TopBar />}
      <BrokenChainNotice />
      <RemovalNotice />
      <ErrorBoundary>
        <Suspense fallback={<Spinner />}>{children}</Suspense>
      </ErrorBoundary>
    </>
  );
}

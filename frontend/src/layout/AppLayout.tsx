import { type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { RemovalNotice } from '../account/leaving/RemovalNotice';
import { BrokenChainNotice } from '../audit/verification/BrokenChainNotice';
import { useThemeVariables } from '../theme/use-chosen-theme';
import { ErrorBoundary } from './ErrorBoundary';
import { Spinner } from '../ui/Spinner';
import { TopBar } from './TopBar';
import { OwnBarContext } from './own-bar';

/** react-admin's layout: the top bar and the screen, which may still be loading; no side bar. A document that is shown has a bar of its own. */
export function AppLayout({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  useThemeVariables();
  const [isOwnBar, setOwnBar] = useState(false);
  return (
    <>
      <a className="m skip-link inverse r2" href="#contenido">
        {translate('ra.navigation.skip_nav')}
      </a>
      {!isOwnBar && <TopBar />}
      <BrokenChainNotice />
      <RemovalNotice />
      <ErrorBoundary>
        <Suspense fallback={<Spinner />}>
          <OwnBarContext value={setOwnBar}>{children}</OwnBarContext>
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

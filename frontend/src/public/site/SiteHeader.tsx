import { API, START } from '@contracts/routes';
import { NOT_FOUND_PAGE, SITE_PAGES } from '@contracts/site';
import { Menu, X } from 'lucide-react';
import { Brand } from '../../ui/Brand';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { SitePage } from './site-page';

const LINKS = [
  ['/#features', 'Características'],
  ['/#how-it-works', 'Cómo funciona'],
  [SITE_PAGES.demo, 'Demo'],
  [SITE_PAGES.pricing, 'Precios'],
] as const;

function Links({ current }: { current: SitePage['name'] }) {
  const here = current === NOT_FOUND_PAGE ? null : SITE_PAGES[current];
  return LINKS.map(([href, text]) => (
    <a key={href} href={href} aria-current={href === here ? 'page' : undefined}>
      {text}
    </a>
  ));
}

function Buttons() {
  return (
    <>
      <ButtonLink href={API.login} look="ghost" className="for-visitors">
        Iniciar Sesión
      </ButtonLink>
      <ButtonLink href={START} look="primary" className="for-visitors">
        Comenzar gratis
      </ButtonLink>
      <ButtonLink href="/" look="primary" className="for-people">
        Ir a Foliado
      </ButtonLink>
    </>
  );
}

/** The bar on top of every public page; the menu of small screens opens without a script, too. */
export function SiteHeader({ current }: { current: SitePage['name'] }) {
  return (
    <header className="site-bar">
      <div className="wrap site-bar-row row">
        <a className="site-brand" href={SITE_PAGES.landing}>
          <Brand size={28} />
        </a>
        <nav className="site-links row g4 sp hide-s" aria-label="Principal">
          <Links current={current} />
        </nav>
        <span className="sp only-s" />
        <div className="site-ways row">
          <Buttons />
        </div>
        <details className="site-menu only-s" data-menu>
          <summary className="btn btn-square" aria-label="Menú">
            <Icon of={Menu} size={18} className="site-menu-open" />
            <Icon of={X} size={18} className="site-menu-close" />
          </summary>
          <nav className="site-menu-panel" aria-label="Menú">
            <Links current={current} />
            <div className="site-menu-buttons">
              <Buttons />
            </div>
          </nav>
        </details>
      </div>
    </header>
  );
}

import { API, START } from '@contracts/routes';
import { SITE_PAGES } from '@contracts/site';
import { Menu, X } from 'lucide-react';
import { Brand } from '../../ui/Brand';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { SitePage } from './site-page';

interface HeaderLink {
  href: string;
  text: string;
  /** The page that the link leads to; null: a part of the landing page. */
  page: SitePage['name'] | null;
}

const LINKS: readonly HeaderLink[] = [
  { href: '/#features', text: 'Características', page: null },
  { href: '/#how-it-works', text: 'Cómo funciona', page: null },
  { href: SITE_PAGES.demo, text: 'Demo', page: 'demo' },
  { href: SITE_PAGES.pricing, text: 'Precios', page: 'pricing' },
];

function Links({ current }: { current: SitePage['name'] }) {
  return LINKS.map(({ href, text, page }) => (
    <a key={href} href={href} aria-current={page === current ? 'page' : undefined}>
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
        <div className="row hide-s">
          <Buttons />
        </div>
        <span className="sp only-s" />
        <ButtonLink href={START} look="primary" className="site-start only-s for-visitors">
          Comenzar gratis
        </ButtonLink>
        <ButtonLink href="/" look="primary" className="site-start only-s for-people">
          Ir a Foliado
        </ButtonLink>
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

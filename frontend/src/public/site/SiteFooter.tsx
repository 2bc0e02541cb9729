import { SITE_PAGES } from '@contracts/site';
import { Brand } from '../../ui/Brand';

const GROUPS = [
  {
    title: 'Producto',
    links: [
      { href: SITE_PAGES.features, text: 'Características' },
      { href: SITE_PAGES.pricing, text: 'Precios' },
      { href: SITE_PAGES.demo, text: 'Demo' },
      { href: SITE_PAGES['api-docs'], text: 'API' },
    ],
  },
  {
    title: 'Ayuda',
    links: [
      { href: SITE_PAGES.help, text: 'Centro de ayuda' },
      { href: SITE_PAGES.contact, text: 'Contacto' },
      { href: SITE_PAGES.about, text: 'Acerca de' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { href: SITE_PAGES['privacy-policy'], text: 'Política de privacidad' },
      { href: SITE_PAGES['terms-of-service'], text: 'Términos de servicio' },
    ],
  },
];

/** The foot of every public page, with all the pages there are. */
export function SiteFooter() {
  return (
    <footer className="site-foot">
      <div className="wrap">
        <div className="grid grid-4">
          <div>
            <a className="site-brand" href={SITE_PAGES.landing}>
              <Brand size={26} />
            </a>
            <p>Lectura de comprobantes y flujo de pago para empresas del Perú.</p>
          </div>
          {GROUPS.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className="b">{title}</p>
              <ul>
                {links.map(({ href, text }) => (
                  <li key={href}>
                    <a href={href}>{text}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
    </footer>
  );
}

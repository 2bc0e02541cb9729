import { SITE_PAGES } from '@contracts/site';
import { Brand } from '../../ui/Brand';

const GROUPS = {
  Producto: [
    [SITE_PAGES.features, 'Características'],
    [SITE_PAGES.pricing, 'Precios'],
    [SITE_PAGES.demo, 'Demo'],
    [SITE_PAGES['api-docs'], 'API'],
  ],
  Ayuda: [
    [SITE_PAGES.help, 'Centro de ayuda'],
    [SITE_PAGES.contact, 'Contacto'],
    [SITE_PAGES.about, 'Acerca de'],
  ],
  Legal: [
    [SITE_PAGES['privacy-policy'], 'Política de privacidad'],
    [SITE_PAGES['terms-of-service'], 'Términos de servicio'],
  ],
};

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
          {Object.entries(GROUPS).map(([title, links]) => (
            <nav key={title} aria-label={title}>
              <p className="b">{title}</p>
              <ul>
                {links.map(([href, text]) => (
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

import { API, isScreenPath, START } from '@contracts/routes';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { NOT_FOUND_PAGE, ORIGIN_MARK, SITE_PAGES } from '@contracts/site';
import { render, screen } from '@testing-library/react';
import { COMPANY_CLAIMS, LANDING_CLAIMS, TEAM_CLAIMS, TESTIMONIALS } from '../content/claims';
import { SignInScreen } from '../SignInScreen';
import { renderPage, robots, sitemap } from './prerender';
import { SITE } from './registry';
import type { SitePage } from './site-page';

const ASSETS = {
  styles: 'a>b{content:"</style>"}',
  script: '/assets/site-abc.js',
  modules: ['/assets/shell-abc.js'],
  fonts: ['/assets/font-abc.woff2'],
};
const SCHEMES = /^(mailto:|tel:)/;
const COMMANDS: readonly string[] = [API.login, API.register, START];

const parsed = new Map<string, Document>();

/** A page as a browser sees it; parsed once, tests only look. */
function documentOf(name: SitePage['name'], claims = false): Document {
  const key = `${name} ${claims}`;
  const known = parsed.get(key);
  if (known) return known;
  const html = renderPage(name, { claims }, ASSETS);
  const document = new DOMParser().parseFromString(html, 'text/html');
  parsed.set(key, document);
  return document;
}

const attributes = (html: Document, name: string): string[] =>
  [...html.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? '');

/** Every page, with and without the claims of the trade. */
const EDITIONS = SITE.flatMap((page) => [
  { name: page.name, page, claims: false },
  { name: `${page.name} with claims`, page, claims: true },
]);

const pageAt = (path: string): SitePage | undefined =>
  SITE.find(({ name }) => name !== NOT_FOUND_PAGE && SITE_PAGES[name] === path);

/** Null: the link leads somewhere that exists. */
function deadEnd(href: string, own: Document, claims: boolean): string | null {
  if (SCHEMES.test(href) || COMMANDS.includes(href)) return null;
  const [path = '', anchor] = href.split('#');
  if (path !== '' && !path.startsWith('/')) return `${href} leaves the site`;
  const target = path === '' ? null : pageAt(path);
  const isKnown =
    path === '' || Object.values<string>(SITE_PAGES).includes(path) || isScreenPath(path);
  if (!isKnown) return `${href} is no page`;
  if (anchor === undefined || target === undefined) return null;
  const html = target ? documentOf(target.name, claims) : own;
  return html.getElementById(anchor) ? null : `${href} has no such part`;
}

describe.each(EDITIONS)('the public page $name', ({ page, claims }) => {
  const html = documentOf(page.name, claims);

  it('says what it is: language, title, description, one heading', () => {
    expect(html.documentElement.lang).toBe('es-PE');
    expect(html.title).toBe(`${page.title} · Foliado`);
    expect(page.description.length).toBeGreaterThanOrEqual(70);
    expect(page.description.length).toBeLessThanOrEqual(160);
    expect(html.querySelectorAll('h1')).toHaveLength(1);
  });

  it('goes down its headings one step at a time', () => {
    const levels = [...html.querySelectorAll('main :is(h1, h2, h3, h4)')].map(({ tagName }) =>
      Number(tagName[1]),
    );
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThan(2));
  });

  it('leads only to what exists', () => {
    const ends = attributes(html, 'href')
      .filter((href) => !href.startsWith('/assets/') && !href.startsWith('/favicon.'))
      .filter((href) => !href.startsWith('__FOLIADO_ORIGIN__'))
      .map((href) => deadEnd(href, html, claims));
    expect(ends.filter((end) => end !== null)).toEqual([]);
  });

  it('loads nothing from elsewhere and runs no script of its own text', () => {
    const loaded = [...attributes(html, 'src'), ...attributes(html, 'srcset')];
    expect(loaded.filter((address) => !address.startsWith('/'))).toEqual([]);
    const inline = [...html.querySelectorAll('script:not([src])')];
    expect(inline.map((script) => script.getAttribute('type'))).toEqual(
      inline.map(() => 'application/ld+json'),
    );
    inline.forEach(({ textContent }) => JSON.parse(textContent ?? ''));
  });

  it('has signs and a picture to share that are there', () => {
    const picture = html.querySelector('[property="og:image"]')?.getAttribute('content');
    const signs = [...html.querySelectorAll('[rel="icon"]')].map((sign) =>
      sign.getAttribute('href'),
    );
    expect(picture === undefined).toBe(page.name === NOT_FOUND_PAGE);
    for (const file of [...signs, (picture ?? '/og.png').replace(ORIGIN_MARK, '')]) {
      expect(existsSync(path.resolve('frontend/public', `.${file}`))).toBe(true);
    }
  });

  it('names each thing once, and what names something is there', () => {
    const ids = attributes(html, 'id');
    expect(ids).toEqual([...new Set(ids)]);
    const named = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap((name) =>
      attributes(html, name).flatMap((value) => value.split(' ')),
    );
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('gives every picture its size or its frame', () => {
    expect(html.querySelectorAll('img:not([width][height])')).toHaveLength(0);
  });

  it('keeps its style sheet inside its element', () => {
    expect(html.querySelectorAll('head style')).toHaveLength(1);
    expect(html.querySelector('head style')?.textContent).toContain('content');
  });
});

describe('the public pages together', () => {
  it('have names, titles and descriptions of their own', () => {
    for (const key of ['name', 'title', 'description'] as const) {
      const values = SITE.map((page) => page[key]);
      expect(values).toEqual([...new Set(values)]);
    }
  });

  it('are in the site map, but for the page of what is not there', () => {
    const addresses = [...sitemap().matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    const expected = SITE.flatMap(({ name }) =>
      name === NOT_FOUND_PAGE ? [] : [`__FOLIADO_ORIGIN__${SITE_PAGES[name]}`],
    );
    expect(addresses).toEqual(expected);
    expect(robots()).toContain('Sitemap: __FOLIADO_ORIGIN__/sitemap.xml');
  });

  it('do not include what nobody wrote', () => {
    expect(() => renderPage('nada', { claims: false }, ASSETS)).toThrow('nada');
  });
});

/** Words as they are read, with a blank where a line or an element ends. */
function wordsOf(page: Document): string {
  const words = document.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (words.nextNode()) texts.push(words.currentNode.textContent ?? '');
  return texts.join(' ').replace(/\s+/g, ' ');
}

/** What the specification (sections 2, 8 and 9) has a public page say. */
const SAID: Readonly<Partial<Record<SitePage['name'], readonly string[]>>> = {
  landing: [
    'Deje de digitar sus facturas',
    'IA múltiple',
    'Validación dual',
    'Edición interactiva',
    'Exportación a hojas de cálculo',
    'Multiempresa',
    'Cumplimiento local',
    'Retail y comercio electrónico',
    'Inmobiliarias',
    'Logística y transporte',
    'Estudios contables',
    'Servicios profesionales',
    'Importadores y exportadores',
    'Suba el documento',
    'La IA procesa automáticamente',
    'Revise y exporte',
    '50 MB',
    'PDF, JPG o PNG',
  ],
  pricing: [
    'Starter $49 al mes',
    '100 créditos al mes $0.49 por crédito 1 usuario',
    'Professional $199 al mes',
    '500 créditos al mes $0.39 por crédito 3 usuarios',
    'Business $350 al mes',
    '1,000 créditos al mes $0.35 por crédito 5 usuarios',
    'Enterprise $600 al mes',
    '2,000 créditos al mes $0.30 por crédito Usuarios ilimitados',
    'Crédito extra: $0.50',
    '20 % menos',
    '$47',
    'Con más de 1,000 documentos al mes hay precio por volumen',
  ],
  help: [
    'Subir el primer documento',
    'Configurar Google Sheets',
    'Entender los resultados',
    'Trabajar con varias empresas',
    'Demostración completa',
    'Configuración avanzada',
    'Casos de uso por rubro',
    'Buenas prácticas',
    'Precisión',
    'Privacidad',
    'Planes y facturación',
    'Formatos',
    '¿Qué documentos puedo procesar?',
    '¿Qué tan precisa es la extracción?',
    '¿Mis datos están seguros?',
    '¿Puedo editar los datos antes de exportarlos?',
    '¿Cómo funciona la integración con Google Sheets?',
    '¿Qué soporte ofrecen?',
    'menos de 24 horas',
    'Desde el plan Professional',
    'Solo Enterprise',
  ],
  contact: [
    'Nombre',
    'Correo corporativo',
    'Empresa (opcional)',
    'Mensaje',
    'Solo para clientes Enterprise',
    'Lunes a viernes, de 9:00 a 18:00 (GMT-3, Buenos Aires)',
    'Buenos Aires, Argentina',
    '100 % a distancia',
    'más de 100 documentos al mes',
    'Dan soporte en español',
    'Menos de 10 minutos',
    '1 a 2 semanas',
    'más de 1,000 documentos al mes',
  ],
  about: [
    'Nuestra misión',
    'Innovación',
    'Orientación al cliente',
    'Excelencia',
    'Transparencia',
    'Crecimiento',
    'Impacto global',
    '2024 Lanzamiento',
    '2025 Expansión',
    '2026 hoy IA predictiva',
  ],
  'privacy-policy': [
    'Ley N.° 29733',
    'Rectificación',
    'Cancelación',
    'Oposición',
    '30 días desde la última vez que abrió Foliado',
    '30 días de anticipación',
    'Autoridad Nacional de Protección de Datos Personales',
  ],
  'terms-of-service': ['30 días de anticipación'],
  'not-found': ['404 Page Not Found'],
};

/** Where the specification has a public page lead. */
const LED: readonly [SitePage['name'], string, string][] = [
  ['landing', 'Características', '/#features'],
  ['landing', 'Cómo funciona', '/#how-it-works'],
  ['landing', 'Iniciar Sesión', API.login],
  ['landing', 'Comenzar gratis', START],
  ['landing', 'Ver características', '#features'],
  ['landing', 'Empezar gratis', START],
  ...Object.entries(SITE_PAGES).flatMap(([name, path]): [SitePage['name'], string, string][] =>
    name === 'landing' ? [] : [['not-found', '', path]],
  ),
  ['features', 'Comenzar gratis', START],
  ['features', 'Hablar con nosotros', SITE_PAGES.contact],
  ['pricing', 'Contactar a ventas', SITE_PAGES.contact],
  ['demo', 'Comenzar gratis', START],
  ['help', 'Iniciar Sesión', API.login],
  ['help', 'Contactar', SITE_PAGES.contact],
  ['help', 'Empezar gratis', START],
  ['contact', 'Comenzar gratis', START],
  ['about', 'Comenzar gratis', START],
  ['about', 'Escribirnos', SITE_PAGES.contact],
  ['not-found', 'Ir al inicio', '/'],
];

/** How many of a kind a page has. */
const COUNTED: readonly [SitePage['name'], string, number][] = [
  ['landing', '#features .grid > li', 6],
  ['landing', '#industrias .grid > li', 6],
  ['landing', '#industrias .stitched li', 18],
  ['landing', '#preguntas dt', 8],
  ['landing', '#how-it-works .thread > li', 3],
  ['contact', '[required]', 3],
  ['contact', 'input[type="email"]', 1],
  ['contact', 'textarea[rows="4"]', 1],
];

describe('the public pages say what is specified:', () => {
  it.each(SITE)('$name, in its words', ({ name }) => {
    const words = wordsOf(documentOf(name));
    expect(SAID[name]?.filter((text) => !words.includes(text)) ?? []).toEqual([]);
  });

  it.each(LED)('%s leads by "%s" to %s', (name, words, href) => {
    const links = [...documentOf(name).querySelectorAll(`a[href="${href}"]`)];
    expect(links.map(({ textContent }) => textContent).join()).toContain(words);
  });

  it.each(COUNTED)('%s has of %s exactly %i', (name, selector, count) => {
    expect(documentOf(name).querySelectorAll(selector)).toHaveLength(count);
  });

  it('/auth, with its tagline and its button', () => {
    render(<SignInScreen sessionEnd={null} returnTo={null} />);
    expect(screen.getByText(/^Cada dato de sus facturas/)).toBeInTheDocument();
    const button = screen.getByRole('link', { name: 'Iniciar Sesión' });
    expect(button).toHaveAttribute('href', API.login);
  });
});

describe('what the product cannot prove', () => {
  const claims = [...COMPANY_CLAIMS, ...TEAM_CLAIMS, ...LANDING_CLAIMS].map(({ figure, text }) =>
    `${text} ${figure}`.replace(/\s/g, ' '),
  );
  const told = (isClaimed: boolean): string[] => {
    const words =
      wordsOf(documentOf('landing', isClaimed)) + wordsOf(documentOf('about', isClaimed));
    return [...claims, ...TESTIMONIALS.map(({ quote }) => quote)].filter((one) =>
      words.includes(one),
    );
  };

  it('is shown only where it is asked for', () => {
    expect(told(true)).toHaveLength(claims.length + TESTIMONIALS.length);
    expect(told(false)).toEqual([]);
  });
});

it('search engines are told the prices and questions that are shown', () => {
  const pricing = documentOf('pricing');
  const json = [...pricing.querySelectorAll('script')].map(({ textContent }) => textContent).join();
  expect(json).toContain(`"price":"199.00","priceCurrency":"USD","url":"${ORIGIN_MARK}/pricing"`);
  expect(json).not.toContain('](');
  for (const { textContent } of pricing.querySelectorAll('dt')) expect(json).toContain(textContent);
});

import { API, START } from '@contracts/routes';
import { ORIGIN_MARK, SITE_PAGES } from '@contracts/site';
import { render, screen } from '@testing-library/react';
import { COMPANY_CLAIMS, LANDING_CLAIMS, TEAM_CLAIMS, TESTIMONIALS } from '../content/claims';
import { SignInScreen } from '../SignInScreen';
import { renderPage } from './prerender';
import type { SitePage } from './site-page';

const ASSETS = { styles: '', script: '/client.js', modules: [], fonts: [] };

function open(name: SitePage['name'], claims = false): Document {
  const html = renderPage(name, { claims }, ASSETS);
  return new DOMParser().parseFromString(html, 'text/html');
}

/** Words as they are read, with a blank where a line or an element ends. */
function wordsOf(page: Document): string {
  const words = document.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (words.nextNode()) texts.push(words.currentNode.textContent ?? '');
  return texts.join(' ').replace(/\s+/g, ' ');
}

/** What the specification (sections 2, 8 and 9) has a public page say. */
const SAID: readonly [SitePage['name'], string, readonly string[]][] = [
  [
    'landing',
    'its hero',
    ['Deje de digitar sus facturas', 'Comenzar gratis', 'Ver características'],
  ],
  [
    'landing',
    'six features',
    [
      'IA múltiple',
      'Validación dual',
      'Edición interactiva',
      'Exportación a hojas de cálculo',
      'Multiempresa',
      'Cumplimiento local',
    ],
  ],
  [
    'landing',
    'six industries',
    [
      'Retail y comercio electrónico',
      'Inmobiliarias',
      'Logística y transporte',
      'Estudios contables',
      'Servicios profesionales',
      'Importadores y exportadores',
    ],
  ],
  [
    'landing',
    'three steps',
    ['Suba el documento', 'La IA procesa automáticamente', 'Revise y exporte', 'Empezar gratis'],
  ],
  ['landing', 'limits and formats', ['50 MB', 'PDF, JPG o PNG']],
  [
    'pricing',
    'four plans',
    [
      'Starter $49 al mes',
      '100 créditos al mes $0.49 por crédito 1 usuario',
      'Professional $199 al mes',
      '500 créditos al mes $0.39 por crédito 3 usuarios',
      'Business $350 al mes',
      '1,000 créditos al mes $0.35 por crédito 5 usuarios',
      'Enterprise $600 al mes',
      '2,000 créditos al mes $0.30 por crédito Usuarios ilimitados',
      'Contactar a ventas',
    ],
  ],
  ['pricing', 'extra scans and the year', ['Crédito extra: $0.50', '20 % menos', '$47']],
  ['pricing', 'prices by volume', ['Con más de 1,000 documentos al mes hay precio por volumen']],
  [
    'help',
    'guides',
    [
      'Subir el primer documento',
      'Configurar Google Sheets',
      'Entender los resultados',
      'Trabajar con varias empresas',
    ],
  ],
  [
    'help',
    'tutorials',
    [
      'Demostración completa',
      'Configuración avanzada',
      'Casos de uso por rubro',
      'Buenas prácticas',
    ],
  ],
  ['help', 'topics', ['Precisión', 'Privacidad', 'Planes y facturación', 'Formatos']],
  [
    'help',
    'six questions',
    [
      '¿Qué documentos puedo procesar?',
      '¿Qué tan precisa es la extracción?',
      '¿Mis datos están seguros?',
      '¿Puedo editar los datos antes de exportarlos?',
      '¿Cómo funciona la integración con Google Sheets?',
      '¿Qué soporte ofrecen?',
    ],
  ],
  ['help', 'channels', ['menos de 24 horas', 'Desde el plan Professional', 'Solo Enterprise']],
  ['contact', 'its form', ['Nombre', 'Correo corporativo', 'Empresa (opcional)', 'Mensaje']],
  [
    'contact',
    'where else',
    [
      'Solo para clientes Enterprise',
      'Lunes a viernes, de 9:00 a 18:00 (GMT-3, Buenos Aires)',
      'Buenos Aires, Argentina',
      '100 % a distancia',
    ],
  ],
  [
    'contact',
    'questions',
    [
      'más de 100 documentos al mes',
      'Dan soporte en español',
      'Menos de 10 minutos',
      '1 a 2 semanas',
      'más de 1,000 documentos al mes',
    ],
  ],
  [
    'about',
    'mission, values and years',
    [
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
  ],
  [
    'privacy-policy',
    'the law, the rights and the terms',
    [
      'Ley N.° 29733',
      'Rectificación',
      'Cancelación',
      'Oposición',
      '30 días desde la última vez que abrió Foliado',
      '30 días de anticipación',
      'Autoridad Nacional de Protección de Datos Personales',
    ],
  ],
  ['terms-of-service', 'when changes are told', ['30 días de anticipación']],
  ['not-found', 'that it is not there', ['404 Page Not Found']],
];

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
  it.each(SAID)('%s, %s', (name, _, texts) => {
    const words = wordsOf(open(name));
    expect(texts.filter((text) => !words.includes(text))).toEqual([]);
  });

  it.each(LED)('%s leads by "%s" to %s', (name, words, href) => {
    const links = [...open(name).querySelectorAll(`a[href="${href}"]`)];
    expect(links.map(({ textContent }) => textContent).join()).toContain(words);
  });

  it.each(COUNTED)('%s has of %s exactly %i', (name, selector, count) => {
    expect(open(name).querySelectorAll(selector)).toHaveLength(count);
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
    const words = wordsOf(open('landing', isClaimed)) + wordsOf(open('about', isClaimed));
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
  const pricing = open('pricing');
  const json = [...pricing.querySelectorAll('script')].map(({ textContent }) => textContent).join();
  expect(json).toContain(`"price":"199.00","priceCurrency":"USD","url":"${ORIGIN_MARK}/pricing"`);
  expect(json).not.toContain('](');
  for (const { textContent } of pricing.querySelectorAll('dt')) expect(json).toContain(textContent);
});

import { SITE_PAGES } from '@contracts/site';

/** Where a lost visitor most likely wanted to go. */
export const WAYS = [
  { href: SITE_PAGES.features, title: 'Características', text: 'Qué lee y qué revisa' },
  { href: SITE_PAGES.demo, title: 'Demo', text: 'Lea un documento sin cuenta' },
  { href: SITE_PAGES.pricing, title: 'Precios', text: 'Planes y calculadora' },
  { href: SITE_PAGES.help, title: 'Centro de ayuda', text: 'Guías y preguntas' },
  { href: SITE_PAGES.contact, title: 'Contacto', text: 'Escríbanos' },
  { href: '/historial', title: 'Historial', text: 'Sus documentos, con su cuenta' },
] as const;

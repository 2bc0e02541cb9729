import polyglotI18nProvider from 'ra-i18n-polyglot';
import { es } from './es';

/** Spanish is the only language; a missing key fails the type check of `es`, not the screen. */
export const i18nProvider = polyglotI18nProvider(() => es, 'es', [
  { locale: 'es', name: 'Español' },
]);

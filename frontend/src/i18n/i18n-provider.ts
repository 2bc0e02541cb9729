import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';
import { es } from './es';

/** Spanish is the only language. The keys are whole, and few of the library's: its type wants all of them in a tree. */
export const i18nProvider = polyglotI18nProvider(() => es as unknown as TranslationMessages, 'es', [
  { locale: 'es', name: 'Español' },
]);

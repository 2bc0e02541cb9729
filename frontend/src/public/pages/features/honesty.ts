import { MAX_PAGES_READ } from '@contracts/limits';
import { type ProcessorId, PROCESSOR_CATALOGUE } from '@contracts/processors';

/** An engine as a buyer compares it. */
export interface EngineRow {
  readonly name: string;
  readonly needs: string;
  readonly pages: string;
  readonly price: string;
}

const engine = (id: ProcessorId, row: Omit<EngineRow, 'name'>): EngineRow => ({
  name: PROCESSOR_CATALOGUE[id].label,
  ...row,
});

const BY_USE = 'El proveedor cobra por uso';

export const ENGINES = {
  title: 'Cuatro motores, el mismo cotejo',
  lead: 'Usted elige quién lee. Responda quien responda, cada valor se coteja con la página y se mide con los mismos controles.',
  heads: ['Motor', 'Necesita', 'Sus páginas', 'Costo de terceros'],
  rows: [
    engine('local', {
      needs: 'Nada: ni clave ni conexión',
      pages: 'No salen del servidor',
      price: 'Ninguno',
    }),
    engine('openai', {
      needs: 'Una clave de OpenAI o un servidor compatible',
      pages: 'Se envían a ese servicio',
      price: BY_USE,
    }),
    engine('langextract', {
      needs: 'Una clave de Gemini',
      pages: 'Se envían a Google',
      price: BY_USE,
    }),
    engine('textract', {
      needs: 'Claves de AWS',
      pages: 'Se envían a AWS',
      price: BY_USE,
    }),
  ],
} as const;

export interface Limit {
  readonly no: string;
  readonly instead: string;
}

/** What the product does not do, so that nobody finds out after signing up. */
export const LIMITS = {
  title: 'Lo que Foliado no hace',
  lead: 'Mejor saberlo antes de crear una cuenta. Junto a cada no, lo que sí puede hacer.',
  items: [
    {
      no: 'No emite comprobantes',
      instead: 'Lee los que usted recibe. Para emitir, siga con su facturador o con SUNAT.',
    },
    {
      no: 'No mueve su dinero',
      instead: 'Prepara el TXT de pago y registra la operación; quien paga es usted, en su banco.',
    },
    {
      no: 'No consulta a SUNAT en línea',
      instead:
        'Prueba con lo impreso: QR, dígito del RUC, sumas y letras. El estado del contribuyente se ve en SUNAT.',
    },
    {
      no: 'No decide la detracción',
      instead: 'La sugiere con código, tasa y fuente. Una persona la acepta o la cambia.',
    },
    {
      no: 'No lee TIFF, Word, Excel ni XML',
      instead: 'Acepta PDF, JPG y PNG. Un XML electrónico ya trae sus datos.',
    },
    {
      no: `No lee enteros los documentos de más de ${MAX_PAGES_READ} páginas`,
      instead:
        'Lee las primeras y la última, donde están los totales, y lo dice; puede dividirlo y subir las partes.',
    },
    {
      no: 'No promete leer manuscritos',
      instead: 'Está hecho para texto impreso. Lo que no lee con seguridad queda como dudoso.',
    },
    {
      no: 'No trae conectores de ERP',
      instead: 'Entrega CSV, Excel, JSON y una API documentada para que su sistema los tome.',
    },
  ],
} as const satisfies { title: string; lead: string; items: readonly Limit[] };

export const CLOSE = {
  title: 'Pruébelo con una factura suya',
  start: 'Comenzar gratis',
  talk: 'Hablar con nosotros',
} as const;

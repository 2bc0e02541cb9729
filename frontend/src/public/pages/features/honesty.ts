import { FREE_CREDITS } from '../../content/facts';
import { MAX_PAGES_READ } from '@contracts/limits';
import { X } from 'lucide-react';
import { type ProcessorId, PROCESSOR_CATALOGUE } from '@contracts/processors';

const BY_USE = 'El proveedor cobra por uso';

/** The engines side by side, with what each one asks for. */
export const ENGINES = {
  head: {
    title: 'Cuatro motores, el mismo cotejo',
    lead: 'Usted elige quién lee. Responda quien responda, cada valor se coteja con la página y se mide con los mismos controles.',
  },
  table: {
    heads: ['Motor', 'Necesita', 'Sus páginas', 'Costo de terceros'],
    rows: [
      ['local', 'Nada: ni clave ni conexión', 'No salen del servidor', 'Ninguno'],
      [
        'openai',
        'Una clave de OpenAI o un servidor compatible',
        'Se envían a ese servicio',
        BY_USE,
      ],
      ['langextract', 'Una clave de Gemini', 'Se envían a Google', BY_USE],
      ['textract', 'Claves de AWS', 'Se envían a AWS', BY_USE],
    ].map(([id, ...cells]) => [PROCESSOR_CATALOGUE[id as ProcessorId].label, ...cells]),
  },
};

/** What the product does not do, so that nobody finds out after signing up. */
export const LIMITS = {
  head: {
    title: 'Lo que Foliado no hace',
    lead: 'Mejor saberlo antes de crear una cuenta. Junto a cada no, lo que sí puede hacer.',
  },
  items: [
    {
      title: 'No emite comprobantes',
      text: 'Lee los que usted recibe. Para emitir, siga con su facturador o con SUNAT.',
    },
    {
      title: 'No mueve su dinero',
      text: 'Prepara el TXT de pago y registra la operación; quien paga es usted, en su banco.',
    },
    {
      title: 'No consulta a SUNAT en línea',
      text: 'Prueba con lo impreso: QR, dígito del RUC, sumas y letras. El estado del contribuyente se ve en SUNAT.',
    },
    {
      title: 'No decide la detracción',
      text: 'La sugiere con código, tasa y fuente. Una persona la acepta o la cambia.',
    },
    {
      title: 'No lee TIFF, Word, Excel ni XML',
      text: 'Acepta PDF, JPG y PNG. Un XML electrónico ya trae sus datos.',
    },
    {
      title: `No lee enteros los documentos de más de ${MAX_PAGES_READ} páginas`,
      text: 'Lee las primeras y la última, donde están los totales, y lo dice; puede dividirlo y subir las partes.',
    },
    {
      title: 'No promete leer manuscritos',
      text: 'Está hecho para texto impreso. Lo que no lee con seguridad queda como dudoso.',
    },
    {
      title: 'No trae conectores de ERP',
      text: 'Entrega CSV, Excel, JSON y una API documentada para que su sistema los tome.',
    },
  ].map((item) => ({ icon: X, ...item })),
};

export const CLOSE = {
  title: 'Pruébelo con una factura suya',
  text: `${FREE_CREDITS} créditos sin costo al crear su cuenta, sin tarjeta.`,
  start: 'Comenzar gratis',
  talk: 'Hablar con nosotros',
} as const;

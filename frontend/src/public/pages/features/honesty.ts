import { FREE_CREDITS } from '../../content/facts';
import { MAX_PAGES_READ } from '@contracts/limits';
import { itemsOf } from '../../sections/items-of';
import { type ProcessorId, PROCESSOR_CATALOGUE, PROCESSOR_IDS } from '@contracts/processors';

const BY_USE = 'El proveedor cobra por uso';

const NEEDS: Readonly<Record<ProcessorId, readonly [key: string, pages: string, cost: string]>> = {
  local: ['Nada: ni clave ni conexión', 'No salen del servidor', 'Ninguno'],
  openai: ['Una clave de OpenAI o un servidor compatible', 'Se envían a ese servicio', BY_USE],
  langextract: ['Una clave de Gemini', 'Se envían a Google', BY_USE],
  textract: ['Claves de AWS', 'Se envían a AWS', BY_USE],
};

/** The engines side by side, with what each one asks for. */
export const ENGINES = {
  head: {
    title: `${PROCESSOR_IDS.length} motores, el mismo cotejo`,
    lead: 'Usted elige quién lee. Responda quien responda, cada valor se coteja con la página y se mide con los mismos controles.',
  },
  table: {
    heads: ['Motor', 'Necesita', 'Sus páginas', 'Costo de terceros'],
    rows: PROCESSOR_IDS.map((id) => [PROCESSOR_CATALOGUE[id].label, ...NEEDS[id]]),
  },
};

/** What the product does not do, so that nobody finds out after signing up. */
export const LIMITS = {
  head: {
    title: 'Lo que Foliado no hace',
    lead: 'Mejor saberlo antes de crear una cuenta. Junto a cada no, lo que sí puede hacer.',
  },
  items: itemsOf(`
X **No emite comprobantes** Lee los que usted recibe. Para emitir, siga con su facturador o con SUNAT.
X **No mueve su dinero** Prepara el TXT de pago y registra la operación; quien paga es usted, en su banco.
X **No consulta a SUNAT en línea** Prueba con lo impreso: QR, dígito del RUC, sumas y letras. El estado del contribuyente se ve en SUNAT.
X **No decide la detracción** La sugiere con código, tasa y fuente. Una persona la acepta o la cambia.
X **No lee TIFF, Word ni Excel** Acepta PDF, JPG, PNG y el XML de un comprobante electrónico.
X **No lee enteros los documentos de más de ${MAX_PAGES_READ} páginas** Lee las primeras y la última, donde están los totales, y lo dice; puede dividirlo y subir las partes.
X **No promete leer manuscritos** Está hecho para texto impreso. Lo que no lee con seguridad queda como dudoso.
X **No trae conectores de ERP** Entrega CSV, Excel, JSON y una API documentada para que su sistema los tome.
`),
};

export const CLOSE = {
  title: 'Pruébelo con una factura suya',
  text: `${FREE_CREDITS} créditos sin costo al crear su cuenta, sin tarjeta.`,
  start: 'Comenzar gratis',
  talk: 'Hablar con nosotros',
} as const;

import { TRY_OUT_WINDOW_SECONDS, TRY_OUTS_OF_ADDRESS } from '@contracts/try-out';
import type { FieldState } from '@contracts/evidence';
import type { StageState } from '../../../ui/StageThread';
import { FREE_CREDITS } from '../../content/facts';

export const HEAD = {
  title: 'Véalo leer, sin crear una cuenta',
  lead: 'Elija un documento de muestra y Foliado lo lee ahora, en este servidor, con el mismo motor que usan sus clientes. No es un video: cada lectura se hace de nuevo y de ella no se guarda nada.',
};

/** What a visitor reads of each sample before choosing it, in their order. */
export const SAMPLE_WORDS = `
FileText **Factura con detracción** PDF de un servicio al crédito. Vea la detracción y las sumas comprobadas.
Camera **Boleta fotografiada** Ticket tomado con el celular, con sombra y en perspectiva.
ScanLine **Nota de crédito escaneada** Papel escaneado y sellado: no hay texto que copiar, todo se reconoce.
ShieldExclamationPoint **Factura adulterada** Alguien cambió el total impreso. Vea cómo se descubre.
`;

export const CHOICE = {
  legend: 'Elija un documento',
  read: 'Leer este documento',
  reading: 'Un momento…',
  stop: 'Cancelar',
  limits: `Documentos y empresas inventados. Hasta ${TRY_OUTS_OF_ADDRESS} lecturas cada ${TRY_OUT_WINDOW_SECONDS / 60} minutos.`,
};

export const NO_SCRIPT =
  'Para leer una muestra en vivo hace falta JavaScript, que su navegador tiene desactivado. Abajo está el resultado de un ejemplo, tal como se ve después de leer.';

const STAGE_NAMES = ['En la fila', 'Leyendo', 'Listo'];
const STATES: readonly (readonly StageState[])[] = [
  ['current', 'todo', 'todo'],
  ['done', 'current', 'todo'],
];

/** What a visitor sees while a reading waits, and while it goes on; both end when the server says so. */
export const STAGES = STATES.map((states) =>
  states.map((state, at) => ({ name: STAGE_NAMES[at] ?? '', state })),
);

/** What stands on the drawn invoice of the public pages, as a reading shows it. */
export const EXAMPLE = {
  title: 'Así se ve una lectura',
  note: 'Ejemplo dibujado. Elija una muestra para ver una lectura de verdad.',
  /** Confidence of each state, 0..1. */
  confidence: { verificado: 0.99, leido: 0.95, dudoso: 0.65 },
};

/** The words of the marks, for who sees them for the first time. */
export const LEGEND: readonly { state: FieldState; text: string }[] = [
  { state: 'verificado', text: 'Otra fuente lo confirma: el QR de SUNAT, una suma o el RUC.' },
  { state: 'leido', text: 'Está en la página y se leyó bien; nada más lo confirma.' },
  { state: 'dudoso', text: 'Se lee con dudas: una persona debe mirarlo.' },
  { state: 'contradice', text: 'El propio documento dice otra cosa en otro lugar.' },
];

export const CLOSING = {
  title: 'Ahora, con sus documentos',
  text: `Su cuenta trae ${FREE_CREDITS} créditos gratis para sus propias facturas. Nada que instalar.`,
  start: 'Comenzar gratis',
};

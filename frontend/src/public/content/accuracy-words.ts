import type { Claim } from './claims';

/** A recorded run of the reading bench over layouts that the engine was not built on. */
export interface MeasuredAccuracy {
  /** Part of the fields read right, 0..1. */
  readonly share: number;
  readonly fields: number;
  readonly documents: number;
  readonly layouts: number;
  /** YYYY-MM-DD of the run. */
  readonly date: string;
}

const percentOf = ({ share }: MeasuredAccuracy): string => `${(share * 100).toFixed(1)}\u00a0%`;

/** `2026-11-22` as `22/11/2026`. */
const dayOf = ({ date }: MeasuredAccuracy): string => date.split('-').reverse().join('/');

/** Beside other figures. */
export const accuracyClaim = (measured: MeasuredAccuracy): Claim => ({
  figure: percentOf(measured),
  text: `de los datos bien leídos sin conexión en ${measured.documents} documentos sintéticos, el ${dayOf(measured)}`,
});

/** What was measured, how and when. */
export const accuracySentence = (measured: MeasuredAccuracy): string =>
  `En nuestra última medición (${dayOf(measured)}), Foliado Local leyó bien el ${percentOf(measured)} de ${measured.fields.toLocaleString('es-PE')} datos en ${measured.documents} documentos sintéticos, PDF con texto de ${measured.layouts} formatos que no se usaron para construirlo.`;

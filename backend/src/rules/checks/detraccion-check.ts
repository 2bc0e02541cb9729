import { stripAccents } from '../text-clean';
import { NOTHING, passed, type Check } from './check';

/** Legends of the SPOT system (catalogue 52, code 2006, and its usual wordings; peru.md section 6). */
const LEGEND =
  /SUJET[AO]\s+A(?:L)?\s+(?:LA\s+)?(?:DETRACCION|S\.?P\.?O\.?T\.?(?![A-Z])|SISTEMA\s+DE\s+PAGO\s+DE\s+OBLIGACIONES)|DETRACCION\s*(?:\(\s*)?\d{1,2}(?:[.,]\d+)?\s*%/;

export function hasDetraccionLegend(pageText: string): boolean {
  return LEGEND.test(stripAccents(pageText).toUpperCase());
}

/** DETRACCION_SIN_DATOS: the legend is printed, but neither account nor percentage. */
export const checkDetraccion: Check = ({ data, pageText }) => {
  if (!hasDetraccionLegend(pageText)) return NOTHING;
  const { cuenta, porcentaje } = data.detraccion ?? {};
  if (cuenta || typeof porcentaje === 'number') {
    return passed('La operación sujeta a detracción indica sus datos.');
  }
  return {
    ...NOTHING,
    findings: [
      {
        id: 'DETRACCION_SIN_DATOS',
        message:
          'El documento dice que está sujeto a detracción, pero no indica cuenta del Banco de la Nación ni porcentaje.',
        paths: ['detraccion.cuenta', 'detraccion.porcentaje'],
      },
    ],
  };
};

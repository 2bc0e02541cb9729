import { seriesFitsType, seriesOf } from '../comprobante-number';
import { found, NOTHING, passed, type Check } from './check';

/** SERIE_INVALIDA: the series belongs to another kind of document (peru.md section 2.2). */
export const checkSerie: Check = (subject) => {
  const { tipo, numero, serie } = subject.data.documento ?? {};
  const printed = serie ?? (numero ? seriesOf(numero) : null);
  if (!tipo || !printed || !/^(?:[A-Z][A-Z0-9]{3}|\d{3,4})$/i.test(printed)) return NOTHING;
  if (seriesFitsType(printed, tipo)) {
    return passed('La serie corresponde al tipo de documento.');
  }
  return found(subject, {
    id: 'SERIE_INVALIDA',
    message: `La serie ${printed} no corresponde al tipo de documento impreso en el título.`,
    found: printed,
    paths: ['documento.numero', 'documento.serie', 'documento.tipo'],
  });
};

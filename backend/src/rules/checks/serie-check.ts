import { parseComprobanteNumber, seriesFitsType, seriesOf } from '../comprobante-number';
import { found, NOTHING, passed, type Check } from './check';

/** SERIE_INVALIDA: the series is not the one of the number, or belongs to another kind of document (peru.md section 2.2). */
export const checkSerie: Check = (subject) => {
  const { tipo, numero, serie } = subject.data.documento ?? {};
  const printed = serie ?? (numero ? seriesOf(numero) : null);
  const numbers = numero ? (parseComprobanteNumber(numero)?.serie ?? null) : null;
  if (serie && numbers && unpadded(serie) !== unpadded(numbers)) {
    return found(subject, {
      id: 'SERIE_INVALIDA',
      message: `La serie ${serie} no es la del número ${numero}.`,
      expected: numbers,
      found: serie,
      paths: ['documento.serie', 'documento.numero'],
    });
  }
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

const unpadded = (serie: string): string =>
  serie
    .trim()
    .toUpperCase()
    .replace(/^0+(?=\d)/, '');

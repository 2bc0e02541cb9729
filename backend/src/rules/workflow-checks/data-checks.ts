import { totalIdentity } from '../checks/total-identity';
import { detectCurrency, normaliseCurrency } from '../currency';
import { formatMoney } from '../money';
import { isValidRuc } from '../ruc';
import { EMPTY_VALUE, findingOf, type MakeStepCheck, type StepSubject } from './step-check';

/** RUC of the supplier with its check digit. */
export const supplierRuc: MakeStepCheck = ({ data }) => {
  const ruc = data.proveedor?.ruc;
  const cell = { id: 'ruc', label: 'RUC proveedor', value: ruc || EMPTY_VALUE };
  if (!ruc) return { ...cell, tone: 'bad', reason: 'Falta el RUC del proveedor.' };
  return isValidRuc(ruc)
    ? { ...cell, tone: 'ok', reason: 'El dígito verificador es válido.' }
    : { ...cell, tone: 'bad', reason: 'El RUC no es válido: revise los 11 dígitos.' };
};

/** Printed total against the sum of its parts and against the QR. */
export const total: MakeStepCheck = (subject) => {
  const { data } = subject;
  const amount = data.totales?.total;
  const label = 'Total';
  if (typeof amount !== 'number') {
    return { id: 'total', label, value: EMPTY_VALUE, tone: 'bad', reason: 'Falta el total.' };
  }
  const value = formatMoney(amount, normaliseCurrency(data.documento?.moneda));
  const cell = { id: 'total', label, value };
  const qr = qrFindingOnTotal(subject);
  if (qr) return { ...cell, tone: 'bad', reason: qr };
  const identity = totalIdentity(data);
  if (!identity) {
    return { ...cell, tone: 'mute', reason: 'No hay subtotal e IGV impresos con que compararlo.' };
  }
  return identity.agrees
    ? { ...cell, tone: 'ok', reason: 'Coincide con la suma de lo impreso.' }
    : { ...cell, tone: 'bad', reason: 'No coincide con la suma de lo impreso.' };
};

function qrFindingOnTotal({ document }: StepSubject): string | undefined {
  return document.authenticity?.findings.find(
    ({ id, paths }) => id === 'QR_NO_COINCIDE' && paths.includes('totales.total'),
  )?.message;
}

/** Customer's RUC against the company's own. */
export const customer: MakeStepCheck = ({ data, companyRuc }) => {
  const printed = data.cliente?.ruc;
  const cell = { id: 'cliente', label: 'Cliente', value: printed || EMPTY_VALUE };
  if (!printed || !companyRuc) {
    const missing = printed ? 'Su empresa no tiene RUC registrado' : 'No hay RUC del cliente';
    return { ...cell, tone: 'mute', reason: `${missing}: no se puede comparar.` };
  }
  return printed === companyRuc
    ? { ...cell, tone: 'ok', reason: 'Es el RUC de su empresa.' }
    : { ...cell, tone: 'bad', reason: `No es el RUC de su empresa (${companyRuc}).` };
};

/** Whether the comprobante was uploaded before. */
export const duplicate: MakeStepCheck = ({ document }) => {
  const cell = { id: 'duplicado', label: 'Duplicado' };
  const { duplicateOf, duplicateAcceptance } = document;
  if (duplicateAcceptance) {
    const reason = `${duplicateAcceptance.byName} lo aceptó: ${duplicateAcceptance.reason}`;
    return { ...cell, value: 'Aceptado', tone: 'warn', reason };
  }
  return duplicateOf
    ? {
        ...cell,
        value: 'Posible',
        tone: 'bad',
        reason: 'Otro documento tiene el mismo comprobante.',
      }
    : {
        ...cell,
        value: 'No',
        tone: 'ok',
        reason: 'No hay otro documento con el mismo comprobante.',
      };
};

/** Purchase order that the goods or the service are compared with. */
export const purchaseOrder: MakeStepCheck = ({ data }) => {
  const order = data.informacion_adicional?.orden_compra;
  const cell = { id: 'orden', label: 'Orden de compra', value: order || EMPTY_VALUE };
  return order
    ? { ...cell, tone: 'ok', reason: 'El documento nombra su orden de compra.' }
    : { ...cell, tone: 'warn', reason: 'El documento no nombra ninguna orden de compra.' };
};

/** Number of the comprobante, without which no payment can name it. */
export const documentNumber: MakeStepCheck = (subject) => {
  const number = subject.data.documento?.numero;
  const cell = { id: 'numero', label: 'N° documento', value: number || EMPTY_VALUE };
  if (!number) return { ...cell, tone: 'bad', reason: 'Falta el número del comprobante.' };
  const wrong = findingOf(subject, 'SERIE_INVALIDA');
  return wrong
    ? { ...cell, tone: 'warn', reason: wrong.message }
    : { ...cell, tone: 'ok', reason: 'Serie y número están completos.' };
};

export const currency: MakeStepCheck = ({ data }) => {
  const printed = data.documento?.moneda;
  const value = normaliseCurrency(printed);
  const cell = { id: 'moneda', label: 'Moneda', value };
  return printed && detectCurrency(printed)
    ? { ...cell, tone: 'ok', reason: 'La moneda está en el documento.' }
    : { ...cell, tone: 'warn', reason: 'El documento no dice la moneda: se toma soles.' };
};

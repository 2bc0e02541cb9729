import { between, digits, happens, pick, type Random } from '../../facts/chance';
import type { BenchFacts, BenchLine } from '../../model';
import { isUntaxed, renamed } from './recast';

/** A kind of company that lets, sells or finances property. */
export interface Lessor {
  stem: string;
  row: (random: Random) => string;
  remarks: readonly string[];
}

const MONTHS = ['enero', 'marzo', 'abril', 'junio', 'agosto', 'setiembre'];

const month = (random: Random): string => `${pick(random, MONTHS)} 2025`;

const contract = (random: Random): string =>
  `${pick(random, ['ARF', 'LEA', 'CT'])}-${digits(random, 6)}`;

const LEASING: Lessor = {
  stem: 'Leasing y Arrendamiento Financiero',
  row: (random) =>
    pick(random, [
      `Cuota de arrendamiento financiero N° ${between(random, 2, 36)}/48, contrato ${contract(random)}`,
      `Interés moratorio por atraso en cuota ${between(random, 2, 36)}, contrato ${contract(random)}`,
      `Seguro del bien arrendado, póliza endosada, contrato ${contract(random)}, ${month(random)}`,
      `Comisión de estructuración y gastos registrales, contrato ${contract(random)}`,
      `Opción de compra de vehículo, contrato ${contract(random)}`,
      `Penalidad por prepago parcial del contrato ${contract(random)}`,
      `Gastos de GPS y monitoreo de unidad, ${month(random)}`,
    ]),
  remarks: [
    'Abonar en la cuenta recaudadora indicando el código de contrato.',
    'Operación regularizada según adenda al contrato de arrendamiento financiero.',
    'Consultas: área de posventa leasing.',
  ],
};

const ESTATE: Lessor = {
  stem: 'Inmobiliaria',
  row: (random) =>
    pick(random, [
      `Renta mensual local comercial N° ${between(random, 101, 340)}, ${month(random)}`,
      `Mantenimiento de áreas comunes, ${month(random)}, local ${between(random, 101, 340)}`,
      `Alquiler de oficina ${between(random, 201, 1504)} y ${between(random, 1, 4)} cocheras, ${month(random)}`,
      `Fondo de promoción y publicidad del centro comercial, ${month(random)}`,
      `Consumo de energía eléctrica refacturado, ${month(random)}`,
      `Cochera simple N° ${between(random, 12, 240)} sótano ${between(random, 1, 5)}, ${month(random)}`,
      `Penalidad por entrega tardía del inmueble según cláusula ${pick(random, ['octava', 'décima', 'quinta'])} del contrato, depósito ${between(random, 3, 60)}`,
    ]),
  remarks: [
    'El presente documento se aplicará a la próxima liquidación de renta.',
    'Estado de cuenta disponible en el portal de locatarios.',
    'Sujeto a conciliación con el área de administración del edificio.',
  ],
};

const FINANCE: Lessor = {
  stem: 'Factoring y Financiamiento',
  row: (random) =>
    pick(random, [
      `Comisión por administración de cartera, operación ${digits(random, 7)}`,
      `Diferencial de precio en compra de factura negociable, operación ${digits(random, 7)}`,
      `Gastos de cobranza y notificación notarial, operación ${digits(random, 7)}`,
      `Interés moratorio por ${between(random, 4, 58)} días, letra ${digits(random, 5)}`,
      `Comisión de desembolso, línea ${contract(random)}`,
      `Portes y registro en CAVALI, operación ${digits(random, 7)}`,
      `Evaluación crediticia y tasación, expediente ${digits(random, 5)}-2026`,
    ]),
  remarks: [
    'Cargo liquidado según tarifario vigente.',
    'Operación comunicada al aceptante por CAVALI.',
    'Se compensará con los excedentes por devolver.',
  ],
};

const UNTAXED = [
  'Intereses compensatorios del periodo, operación exonerada',
  'Reembolso de arbitrios municipales, operación exonerada',
] as const;

function charge(line: BenchLine, lessor: Lessor, random: Random): BenchLine {
  return {
    ...line,
    descripcion: isUntaxed(line) ? pick(random, UNTAXED) : lessor.row(random),
    unidad: 'ZZ',
    cantidad: 1000,
    unitario: line.importe + line.descuento,
  };
}

/** A note of such a company: each row is one charge, its amount stays. */
export function asLessor(facts: BenchFacts, random: Random): BenchFacts {
  const lessor = pick(random, [LEASING, ESTATE, ESTATE, FINANCE]);
  return {
    ...facts,
    emisor: renamed(facts.emisor, lessor.stem),
    lineas: facts.lineas.map((line) => charge(line, lessor, random)),
    observaciones: facts.observaciones ? pick(random, lessor.remarks) : '',
  };
}

const LONG: Readonly<Record<string, readonly string[]>> = {
  'Devolución por ítem': [
    'Se devuelve el importe cobrado en exceso al cliente, de acuerdo con la liquidación practicada por el área de operaciones y la conformidad remitida por correo electrónico, por no corresponder el cargo al periodo facturado.',
    'Devolución de los conceptos detallados, cobrados por duplicado en el comprobante de referencia, conforme a la solicitud del cliente y a lo previsto en el contrato.',
  ],
  'Anulación de la operación': [
    'Anulación total del comprobante indicado por resolución del contrato de común acuerdo entre las partes, según acta suscrita; se emitirá nuevo comprobante por los días efectivamente ocupados.',
    'Se anula la operación por haberse emitido a razón social distinta de la que figura en el contrato vigente, a pedido del cliente.',
  ],
  'Descuento por ítem': [
    'Descuento otorgado por pago adelantado de las cuotas señaladas, según adenda N° 2 al contrato y autorización de la gerencia comercial.',
    'Rebaja temporal de la renta mensual pactada por las obras de remodelación del edificio, aplicable a los periodos que se detallan.',
  ],
  'Corrección por error en la descripción': [
    'Se corrige la descripción del servicio consignada en el comprobante de referencia, en el que se indicó por error un periodo distinto al devengado; los demás datos quedan sin variación.',
    'Corrección de la glosa del comprobante: el número de contrato consignado no corresponde al del cliente.',
  ],
  'Intereses por mora': [
    'Intereses moratorios por el pago fuera de fecha de las cuotas y rentas que se indican, calculados a la tasa pactada en el contrato desde el día siguiente del vencimiento hasta la fecha de pago efectivo.',
  ],
  'Aumento en el valor': [
    'Reajuste anual de la renta según la variación del índice de precios al consumidor prevista en la cláusula cuarta del contrato, no considerado en el comprobante que se modifica.',
    'Regularización del valor facturado por diferencia en metros cuadrados de área arrendada según acta de entrega.',
  ],
  Penalidades: [
    'Penalidad por resolución anticipada del contrato sin el preaviso de sesenta días establecido en la cláusula novena, según carta notarial cursada al cliente.',
    'Penalidad contractual por incumplimiento en la entrega de la carta fianza de garantía dentro del plazo pactado.',
  ],
};

/** Why the note was made, as its maker typed it. */
export function longReason(motivo: string, random: Random): string {
  const reasons = LONG[motivo];
  return reasons && happens(random, 0.92) ? pick(random, reasons) : motivo;
}

const CODES: Readonly<Record<string, string>> = {
  'Anulación de la operación': '01',
  'Corrección por error en la descripción': '03',
  'Descuento por ítem': '05',
  'Devolución por ítem': '07',
  'Intereses por mora': '01',
  'Aumento en el valor': '02',
  Penalidades: '03',
};

/** Of SUNAT's catalogues 09 and 10. */
export const reasonCode = (motivo: string): string => CODES[motivo] ?? '10';

import { addDays } from '../../facts/civil-day';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import type { BenchFacts, Cents, CivilDate } from '../../model';
import { renamedSeller } from './renamed-seller';
import { CODE_FORMS, partLine, type PartLine } from './spare-parts';

const STEMS = [
  'Repuestos y Rodamientos',
  'Autopartes',
  'Importadora de Repuestos',
  'Herramientas y Repuestos',
  'Tractopartes',
  'Rodamientos y Retenes',
] as const;

interface Reason {
  /** Of catalogue 09 of a credit note, or 10 of a debit note. */
  code: string;
  grounds: readonly string[];
  /** Before the name of each good. */
  prefix: string;
  /** The one row of a note that is not about single goods. */
  concept?: { code: string; text: (affected: string, random: Random) => string };
  /** Whether that row stands whatever the number of goods. */
  isNeverOfGoods?: boolean;
}

const REASONS: Readonly<Record<string, Reason>> = {
  'Devolución por ítem': {
    code: '07',
    grounds: [
      'DEVOLUCION DE MERCADERIA, NO CORRESPONDE A LO SOLICITADO',
      'DEVOLUCION POR FALLA DE FABRICA',
      'CLIENTE DEVUELVE POR ERROR EN EL CODIGO PEDIDO',
    ],
    prefix: '',
  },
  'Anulación de la operación': {
    code: '01',
    grounds: [
      'ANULACION POR ERROR EN DATOS DEL CLIENTE',
      'PEDIDO DUPLICADO',
      'VENTA NO CONCRETADA',
    ],
    prefix: '',
  },
  'Descuento por ítem': {
    code: '05',
    grounds: [
      'DESCUENTO NO APLICADO EN LA FACTURA',
      'PRECIO DE CAMPAÑA',
      'BONIFICACION POR VOLUMEN',
    ],
    prefix: 'DSCTO. ',
    concept: {
      code: 'DSCTO-VOL',
      text: (affected) =>
        `DESCUENTO POR VOLUMEN DE COMPRA SEGUN ACUERDO COMERCIAL, FACTURA ${affected}`,
    },
  },
  'Corrección por error en la descripción': {
    code: '03',
    grounds: ['DICE MARCA ALTERNATIVA, DEBE DECIR ORIGINAL', 'ERROR EN CODIGO DE FABRICANTE'],
    prefix: '',
  },
  'Intereses por mora': {
    code: '01',
    grounds: ['PAGO FUERA DE FECHA', 'LETRA VENCIDA Y RENOVADA'],
    prefix: '',
    isNeverOfGoods: true,
    concept: {
      code: 'SERV-INT',
      text: (affected, random) =>
        `INTERESES MORATORIOS POR ${between(random, 12, 88)} DIAS DE ATRASO, FACTURA ${affected}`,
    },
  },
  'Aumento en el valor': {
    code: '02',
    grounds: ['PRECIO FACTURADO MENOR AL COTIZADO', 'ACTUALIZACION DE LISTA DE PRECIOS'],
    prefix: 'DIF. PRECIO ',
    concept: {
      code: 'AJUSTE-PV',
      text: (affected) => `DIFERENCIA DE PRECIO SEGUN LISTA VIGENTE, FACTURA ${affected}`,
    },
  },
  Penalidades: {
    code: '03',
    grounds: ['CHEQUE DEVUELTO', 'INCUMPLIMIENTO DE ACUERDO COMERCIAL'],
    prefix: '',
    isNeverOfGoods: true,
    concept: {
      code: 'SERV-PEN',
      text: (affected) => `PENALIDAD Y GASTOS ADMINISTRATIVOS, FACTURA ${affected}`,
    },
  },
};

const OTHER: Reason = { code: '10', grounds: ['OTROS CONCEPTOS'], prefix: '' };

const REMARKS = [
  'Mercadería recibida conforme en almacén central.',
  'Aplicar al saldo de la factura de referencia.',
  'Coordinado con el asesor comercial.',
  'Se adjunta informe técnico de garantía.',
  'Aprobado por créditos y cobranzas.',
] as const;

/** A note with more goods than these is written as one concept, where its reason has one. */
const GOODS_AT_MOST = 4;

export interface NoteOfParts {
  facts: BenchFacts;
  lineas: readonly PartLine[];
  brand: string;
  domain: string;
  affected: { numero: string; fecha: CivilDate };
  reason: { code: string; name: string; grounds: string };
}

function conceptLines(facts: BenchFacts, reason: Reason, random: Random): PartLine[] {
  const { concept } = reason;
  if (!concept) return [];
  const { gravada, exonerada } = facts.sumas;
  const text = concept.text(facts.afectado?.numero ?? '', random);
  const row = (importe: Cents, tail: string): PartLine => ({
    codigo: concept.code,
    descripcion: `${text}${tail}`,
    unidad: 'SRV',
    cantidad: 1000,
    unitario: importe,
    descuento: 0,
    importe,
    brand: '',
  });
  return [row(gravada, ''), ...(exonerada > 0 ? [row(exonerada, ' (PARTE EXONERADA)')] : [])];
}

function linesOf(facts: BenchFacts, reason: Reason, random: Random): PartLine[] {
  const isOfGoods = !reason.isNeverOfGoods && facts.lineas.length <= GOODS_AT_MOST;
  if (reason.concept && !isOfGoods) return conceptLines(facts, reason, random);
  const code = pick(random, CODE_FORMS);
  return facts.lineas.map((line) => partLine(line, { prefix: reason.prefix, code }, random));
}

/** A note under the name of a distributor of parts, with the rows that its reason asks for. */
export function noteOfParts(facts: BenchFacts, random: Random): NoteOfParts {
  const name = facts.afectado?.motivo ?? '';
  const reason = REASONS[name] ?? OTHER;
  const { party, brand, domain } = renamedSeller(
    facts.emisor,
    STEMS,
    ['ventas', 'facturacion', 'creditos', 'postventa'],
    random,
  );
  const lineas = linesOf(facts, reason, random);
  const remark = pick(random, REMARKS);
  const grounds = pick(random, reason.grounds);
  return {
    facts: {
      ...facts,
      emisor: party,
      lineas,
      observaciones: facts.observaciones && remark,
    },
    lineas,
    brand,
    domain,
    affected: {
      numero: facts.afectado?.numero ?? '',
      fecha: addDays(facts.emision, -between(random, 1, 45)),
    },
    reason: { code: reason.code, name: name.toUpperCase(), grounds },
  };
}

/** Shops beside the head office. */
export const BRANCHES = [
  'AV. IQUITOS 1042 LA VICTORIA TELEF. 473-2280',
  'AV. NICOLAS AYLLON 2715 ATE TELEF. 326-1904',
  'AV. PARRA 318 AREQUIPA TELEF. 054-288417',
  'AV. MANSICHE 1640 TRUJILLO TELEF. 044-231905',
] as const;
export const DEALERS = [
  'SKF - GATES - NGK',
  'BOSCH',
  'KYB - 555 - NOK',
  'STANLEY - DEWALT - IRWIN',
] as const;

/** What the program adds of its own. */
export interface ErpMarks {
  customerCode: string;
  sellerName: string;
  warehouse: string;
  internal: string;
  user: string;
  hour: string;
  /** Of the day, for a note in dollars; empty: none. */
  exchange: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

export function erpMarks({ moneda, cliente }: BenchFacts, random: Random): ErpMarks {
  return {
    customerCode: happens(random, 0.5) ? `C${cliente.documento}` : `${digits(random, 6)}`,
    sellerName: pick(random, [
      '014 - RAMOS TELLO JULIO',
      '027 - CABRERA LUNA KATIA',
      '103 - OFICINA LIMA',
      '008 - VILCA MEZA ORLANDO',
    ]),
    warehouse: pick(random, ['01 ALMACEN CENTRAL', '03 LA VICTORIA', '05 ATE', '12 AREQUIPA']),
    internal: digits(random, 8),
    user: pick(random, ['JRAMOS', 'KCABRERA', 'FACT02', 'LTORRES', 'ADMVTAS']),
    hour: `${two(between(random, 8, 18))}:${two(between(random, 0, 59))}:${two(between(random, 0, 59))}`,
    exchange: moneda === 'USD' ? `3.${between(random, 351, 792)}` : '',
  };
}

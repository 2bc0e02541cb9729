import type { BenchKind, Cents, HomeCurrency } from './model';
import { built } from '../../built';
import type { Dice } from './dice';

type Words = typeof import('../../../../backend/src/demo/documents/truth/amount-in-words');

const { amountInWords } = built<Words>('demo/documents/truth/amount-in-words');

export function inWords(cents: Cents, currency: HomeCurrency): string {
  if (currency !== 'EUR') return amountInWords(cents, currency);
  return amountInWords(cents, 'PEN').replace(/SOLES$/, 'EUROS');
}

const CODES: Partial<Record<BenchKind, string>> = {
  factura: '01',
  boleta: '03',
  nota_credito: '07',
  nota_debito: '08',
  recibo_servicios: '14',
};

export const hasQrKind = (kind: BenchKind): boolean => kind in CODES;

export interface QrParts {
  kind: BenchKind;
  ruc: string;
  serie: string;
  correlativo: string;
  igv: Cents;
  total: Cents;
  emision: string;
  cliente: string;
  hash: string;
}

const decimal = (cents: Cents): string => (cents / 100).toFixed(2);

/** Catalogue 06: RUC, DNI, or nobody. */
const idType = (id: string): string => (id.length === 11 ? '6' : id.length === 8 ? '1' : '0');

/** Fields of SUNAT's Anexo 6; some emitters leave the digest out. */
export function qrText(parts: QrParts, dice: Dice): string {
  const number = dice.chance(0.5) ? parts.correlativo : String(Number(parts.correlativo));
  const isoDate = dice.chance(0.7);
  const [year, month, day] = parts.emision.split('-');
  return [
    parts.ruc,
    CODES[parts.kind] ?? '',
    parts.serie,
    number,
    decimal(parts.igv),
    decimal(parts.total),
    isoDate ? parts.emision : `${day}/${month}/${year}`,
    idType(parts.cliente),
    parts.cliente || '-',
    dice.chance(0.7) ? parts.hash : '',
  ].join('|');
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Looks like a SHA-1 digest in Base64. */
export const digest = (dice: Dice): string =>
  `${Array.from({ length: 27 }, () => dice.pick([...BASE64])).join('')}=`;

export function serieOf(kind: BenchKind, dice: Dice): string {
  const last = dice.pick(['001', '002', '010', 'A01']);
  switch (kind) {
    case 'factura':
      return dice.chance(0.2) ? 'E001' : `F${last}`;
    case 'boleta':
      return dice.chance(0.2) ? 'EB01' : `B${last}`;
    case 'nota_credito':
      return dice.pick(['FC01', 'F001', 'FN02', 'E001']);
    case 'nota_debito':
      return dice.pick(['FD01', 'F002', 'E001']);
    case 'recibo_honorarios':
      return 'E001';
    case 'recibo_servicios':
      return dice.pick(['S001', 'S002', 'F210']);
    case 'orden_compra':
      return 'OC';
    case 'orden_servicio':
      return 'OS';
    case 'guia_remision':
      return dice.pick(['T001', 'T002', 'EG01']);
    case 'ticket':
      return dice.pick(['001', '0001', '003']);
  }
}

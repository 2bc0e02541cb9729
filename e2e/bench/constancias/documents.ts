import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ConstanciaRow } from '../../../backend/src/contracts/detraction-deposits';
import { COMPANY } from '../samples';
import type { Fields } from '../reading/draw/fields';
import { filled } from '../reading/draw/fill';
import { parsed } from '../reading/draw/template';
import { diceOf, type Dice } from '../reading/facts/dice';
import { seller } from '../reading/facts/parties';
import type { BenchCase } from '../reading/make/cases';
import type { BenchForm } from '../reading/model';

/**
 * The reader may be changed for what it misses of `learned`, which five hands drew. `checked`, of two more, is only
 * measured, until it is learned from and the next hand draws.
 */
export const HALVES = ['learned', 'checked'] as const;
export type Half = (typeof HALVES)[number];

/** What a perfect reader answers of one constancia. */
export type Printed = Omit<ConstanciaRow, 'line' | 'place' | 'supplierName'> & { buyer: string };

export interface ConstanciaCase extends BenchCase {
  half: Half;
  constancias: readonly Printed[];
}

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto setiembre octubre noviembre diciembre'.split(
    ' ',
  );
const GOODS = [
  '037 Demás servicios',
  '022 Otros servicios empresariales',
  '027 Transporte de carga',
];
const STEMS = ['Servicios', 'Transportes', 'Consultores', 'Limpieza', 'Maderas'];

const inSoles = (soles: number): string => `${soles.toLocaleString('en-US')}.00`;

interface Layout {
  name: string;
  width: string;
  height: string;
  /** Constancias of one page: one, two, or the rows of a list. */
  count: string;
  html: string;
}

function layoutsOf(half: Half): Layout[] {
  const file = readFileSync(path.join(__dirname, `${half}.html`), 'utf8');
  const [, ...pieces] = file.split(/<!-- ([\w-]+): (\w+) (\w+) ?(\w*) -->\n/);
  return Array.from({ length: pieces.length / 5 }, (_, at) => {
    const [name = '', width = '', height = '', count = '', html = ''] = pieces.slice(at * 5);
    return { name, width, height, count, html };
  });
}

function rowOf(dice: Dice, buyer: string) {
  const supplier = seller(dice.pick(STEMS), dice);
  const [month, day] = [dice.int(1, 11), String(dice.int(1, 28)).padStart(2, '0')];
  const good = dice.pick(GOODS);
  const soles = dice.int(28, 9_800);
  const numero = String(dice.int(1, 99_999));
  const monthName = MONTHS[month - 1] ?? '';
  const two = String(month).padStart(2, '0');
  const printed: Printed = {
    ...{ constanciaNumber: `${dice.int(1, 9)}${dice.digits(dice.int(7, 9))}` },
    ...{ paidOn: `2026-${two}-${day}`, supplierRuc: supplier.documento, documentType: '01' },
    ...{ serie: dice.pick(['F001', 'E001', 'F002', 'FA01', 'F010']), numero },
    ...{ amountCents: soles * 100, buyer },
  };
  const { constanciaNumber: number, supplierRuc, serie } = printed;
  const shown = {
    ...{ number, supplierRuc, serie, buyer: COMPANY.ruc, numero, padded: numero.padStart(8, '0') },
    ...{ supplierName: supplier.nombre, shortName: supplier.nombre.slice(0, 35) },
    ...{ buyerName: COMPANY.name, good, code: good.slice(0, 3) },
    ...{ date: `${day}/${two}/2026`, longDate: `${day} ${monthName.slice(0, 3)}. 2026` },
    ...{ isoDate: printed.paidOn, dashDate: `${day}-${two}-2026` },
    wordDate: `${Number(day)} de ${monthName} de 2026`,
    ...{ hour: `1${dice.int(0, 9)}:${dice.int(10, 59)}`, period: `2026-${two}` },
    ...{ account: `00-${dice.digits(3)}-${dice.digits(6)}`, npd: dice.digits(8) },
    ...{ office: dice.digits(3), operation: dice.digits(6) },
    amount: inSoles(soles),
  };
  const bare = (text: string): string => text.replaceAll('-', '');
  const bareOnes = { bareAccount: bare(shown.account), barePeriod: bare(shown.period) };
  return { printed, shown: { ...shown, ...bareOnes } };
}

/** The document of a number; the layouts of a half take turns. */
export function constanciaCase(half: Half, index: number, form: BenchForm): ConstanciaCase {
  const id = `constancia-${half}-${index}`;
  const dice = diceOf(id);
  const layouts = layoutsOf(half);
  const { name, width, height, count, html } = layouts[index % layouts.length] as Layout;
  const many = count === 'many' ? dice.int(4, 9) : count === 'pair' ? 2 : 1;
  // An app may print the buyer's name alone.
  const buyer = html.includes('{{=buyer}}') ? COMPANY.ruc : '';
  const rows = Array.from({ length: many }, () => rowOf(dice, buyer));
  const cents = rows.reduce((sum, { printed }) => sum + (printed.amountCents ?? 0), 0);
  const fields = {
    ...{ rows: rows.map(({ shown }) => shown), printed: '20/11/2026' },
    ...{ buyer: COMPANY.ruc, buyerName: COMPANY.name, total: inSoles(cents / 100) },
  };
  const [, css = '', body = ''] = /^(<style>[\s\S]*?<\/style>)\s*([\s\S]*)$/.exec(html) ?? [];
  const page = filled(parsed(body), fields as unknown as Fields).html;
  const head = `<!doctype html><html lang="es"><head><meta charset="utf-8">${css}<style>@page{margin:0}*{box-sizing:border-box}</style></head>`;
  return {
    ...{ id, kind: 'factura', qr: null, forgery: null, layout: name, role: 'comprobado' },
    ...{ form, level: form === 'texto' ? null : 'normal', half },
    drawn: { html: `${head}<body>${page}</body></html>`, paper: { width, height }, truth: {} },
    constancias: rows.map(({ printed }) => printed),
  };
}

import {
  DOCUMENT_SORT_KEYS,
  DOCUMENT_VIEWS,
  type DocumentFilter,
  type DocumentSortKey,
} from '../../backend/src/contracts/list-query';
import type { World } from './list-documents';

/** One page of the list, as the screen asks for it. */
export interface BenchQuery {
  group: 'page' | 'sort' | 'filter' | 'search' | 'combination';
  name: string;
  filter: DocumentFilter;
  sort: [DocumentSortKey, 'ASC' | 'DESC'];
}

const NEWEST: BenchQuery['sort'] = ['createdAt', 'DESC'];
const DAY_MS = 24 * 3_600_000;

function filterQuery(name: string, filter: DocumentFilter): BenchQuery {
  return { group: 'filter', name, filter, sort: NEWEST };
}

/** Days before the newest document, as a range of both ends. */
function range({ now }: World, from: number, to: number): [string, string] {
  const day = (back: number): string =>
    new Date(now.getTime() - back * DAY_MS).toISOString().slice(0, 10);
  return [day(from), day(to)];
}

function filters(world: World): BenchQuery[] {
  const [frequent, rare] = [world.suppliers[3], world.suppliers[200]];
  const [recent, lastDay] = range(world, 30, 0);
  const [old, oldEnd] = range(world, 700, 670);
  const [week, weekEnd] = range(world, 7, 0);
  return [
    filterQuery('razón social', { razonSocial: frequent?.nombre.split(' ')[2] ?? '' }),
    filterQuery('RUC, whole', { ruc: rare?.ruc ?? '' }),
    filterQuery('RUC, beginning', { ruc: '201' }),
    filterQuery('status completed', { status: 'completed' }),
    filterQuery('status error', { status: 'error' }),
    filterQuery('payment paid', { paymentStatus: 'paid' }),
    filterQuery('payment partial', { paymentStatus: 'partially_paid' }),
    filterQuery('issued last month', { emisionDesde: recent, emisionHasta: lastDay }),
    filterQuery('issued in a month long ago', { emisionDesde: old, emisionHasta: oldEnd }),
    filterQuery('due this week', { vencimientoDesde: week, vencimientoHasta: weekEnd }),
    filterQuery('assigned to', { uploadedBy: 'persona-2' }),
    filterQuery('detracción', { detraccion: 'si' }),
    filterQuery('currency USD', { moneda: 'USD' }),
    filterQuery('total from-to', { totalDesde: 1_000, totalHasta: 1_010 }),
    filterQuery('not confirmed', { confirmado: 'no' }),
    filterQuery('authentic', { autenticidad: 'autentico' }),
    ...DOCUMENT_VIEWS.map((vista) => filterQuery(`view ${vista}`, { vista })),
  ];
}

function searches(world: World): BenchQuery[] {
  const search = (name: string, q: string): BenchQuery => ({
    group: 'search',
    name,
    filter: { q },
    sort: NEWEST,
  });
  const [frequent, rare] = [world.suppliers[3], world.suppliers[200]];
  return [
    search('supplier, frequent', frequent?.nombre.split(' ')[2]?.toLowerCase() ?? ''),
    search('supplier, rare', rare?.nombre.split(' ')[2]?.toLowerCase() ?? ''),
    search('kind of supplier', 'ferret'),
    search('number', 'F001-00000009'),
    search('beginning of RUC', '2010'),
    search('end of RUC', rare?.ruc.slice(-4) ?? ''),
    search('total', '1,188.61'),
    search('whole digits', '1180'),
    search('word of the text', world.printed[700] ?? ''),
    search('frequent word of the text', world.printed[5] ?? ''),
    search('one letter', 'b'),
    search('payment status', 'pagado'),
    search('status', 'error'),
    search('supplier and status', `${frequent?.nombre.split(' ')[2] ?? ''} pagado`),
  ];
}

function combinations(world: World): BenchQuery[] {
  const word = world.suppliers[3]?.nombre.split(' ')[2] ?? '';
  const [week, weekEnd] = range(world, 7, -7);
  const [year, today] = range(world, 365, 0);
  const [quarter, quarterEnd] = range(world, 180, 90);
  const combination = (
    name: string,
    filter: DocumentFilter,
    sort: BenchQuery['sort'],
  ): BenchQuery => ({ group: 'combination', name, filter, sort });
  return [
    combination(
      'completed, unpaid, due around now, by due date',
      {
        status: 'completed',
        paymentStatus: 'unpaid',
        vencimientoDesde: week,
        vencimientoHasta: weekEnd,
      },
      ['fechaVencimiento', 'ASC'],
    ),
    combination(
      'search in a year, by total',
      { q: word, emisionDesde: year, emisionHasta: today },
      ['total', 'DESC'],
    ),
    combination('supplier in USD, by issue date', { razonSocial: word, moneda: 'USD' }, [
      'fechaEmision',
      'DESC',
    ]),
    combination(
      'detracción, paid, in a quarter, by total',
      { detraccion: 'si', paymentStatus: 'paid', emisionDesde: quarter, emisionHasta: quarterEnd },
      ['total', 'DESC'],
    ),
    combination(
      'to review, one person, search, newest',
      { vista: 'por-revisar', uploadedBy: 'persona-2', q: 'comercial' },
      NEWEST,
    ),
  ];
}

/** Everything that has to stay fast however many documents there are. */
export function benchQueries(world: World): BenchQuery[] {
  const sorts = DOCUMENT_SORT_KEYS.flatMap((key) =>
    (['ASC', 'DESC'] as const).map((order): BenchQuery => ({
      group: 'sort',
      name: `${key} ${order}`,
      filter: {},
      sort: [key, order],
    })),
  );
  const first: BenchQuery = { group: 'page', name: 'first page', filter: {}, sort: NEWEST };
  return [first, ...sorts, ...filters(world), ...searches(world), ...combinations(world)];
}

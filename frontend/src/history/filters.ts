import type { DocumentFilter } from '@contracts/list-query';
import { AUTHENTICITY_LABEL } from '@rules/authenticity-label';
import { CURRENCIES } from '@rules/currency';
import { formatDate } from '@rules/date';
import { formatAmount } from '@rules/money';
import {
  Banknote,
  Building2,
  CalendarClock,
  CalendarDays,
  CircleCheck,
  CircleDot,
  Coins,
  FileCode,
  Hash,
  Landmark,
  type LucideIcon,
  Percent,
  ShieldAlert,
  User,
} from 'lucide-react';
import type { Choice } from '../ui/SelectChip';
import { viewOf } from './views';

/** A person whom documents can be assigned to. */
export interface Assignee {
  id: string;
  name: string;
}

/** A filter of one among a few. */
interface ChoiceFilter {
  source: keyof DocumentFilter;
  name: string;
  icon: LucideIcon;
  choices: readonly Choice[];
}

const choicesOf = (labels: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const STATUS = choicesOf({ processing: 'Procesando', completed: 'Completado', error: 'Error' });
const CONFIRMED = choicesOf({ si: 'Confirmado', no: 'Sin confirmar' });
const PAYMENT = choicesOf({ unpaid: 'Pendiente Pago', paid: 'Pagado', partially_paid: 'Parcial' });
const DETRACTION = choicesOf({ si: 'Con detracción', no: 'Sin detracción' });
const PAID_IN: Readonly<Record<string, string>> = { PEN: 'soles', USD: 'dólares', EUR: 'euros' };
const NAMED = new Intl.DisplayNames('es', { type: 'currency' });
const CURRENCY = CURRENCIES.map((value): Choice => {
  const name = PAID_IN[value] ?? NAMED.of(value) ?? '';
  return { value, label: `${name.charAt(0).toUpperCase()}${name.slice(1)} (${value})` };
});
const XML = choicesOf({ si: 'Con XML', no: 'Sin XML', difiere: 'Difieren' });
const AUTHENTICITY = choicesOf(AUTHENTICITY_LABEL);

/** Those with a selector of their own in the bar. */
export const barFilters = (assignees: readonly Assignee[]): ChoiceFilter[] => [
  { source: 'status', name: 'Estado', icon: CircleDot, choices: STATUS },
  { source: 'confirmado', name: 'Confirmación', icon: CircleCheck, choices: CONFIRMED },
  { source: 'paymentStatus', name: 'Pago', icon: Banknote, choices: PAYMENT },
  { source: 'detraccion', name: 'Detracción', icon: Percent, choices: DETRACTION },
  {
    source: 'uploadedBy',
    name: 'Asignado a',
    icon: User,
    choices: assignees.map(({ id, name }) => ({ value: id, label: name })),
  },
];

/** Those of the panel alone. */
export const PANEL_FILTERS: readonly ChoiceFilter[] = [
  { source: 'moneda', name: 'Moneda', icon: Landmark, choices: CURRENCY },
  { source: 'autenticidad', name: 'Autenticidad', icon: ShieldAlert, choices: AUTHENTICITY },
  { source: 'xml', name: 'XML', icon: FileCode, choices: XML },
];

/** A filter that is set, as one removable chip. */
export interface SetFilter {
  label: string;
  icon: LucideIcon;
  /** The keys that taking the chip away clears. */
  clears: readonly (keyof DocumentFilter)[];
}

/** `9 mar – 15 mar 2026`, `desde 9 mar 2026`, `hasta 15 mar 2026`. */
export function daysText(from = '', to = ''): string {
  if (from === to) return formatDate(from);
  if (from === '') return `hasta ${formatDate(to)}`;
  if (to === '') return `desde ${formatDate(from)}`;
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  const first = formatDate(from);
  return `${sameYear ? first.slice(0, -5) : first} – ${formatDate(to)}`;
}

/** `100.00 – 250.50`, `desde 100.00`, `hasta 250.50`. */
function amountsText(from?: number, to?: number): string {
  const [least, most] = [from, to].map((amount) => formatAmount(amount ?? 0));
  if (from === undefined) return `hasta ${most}`;
  if (to === undefined) return `desde ${least}`;
  return least === most ? `${least}` : `${least} – ${most}`;
}

const choiceChips = (filter: DocumentFilter, filters: readonly ChoiceFilter[]): SetFilter[] =>
  filters.flatMap(({ source, name, icon, choices }) => {
    const value = filter[source];
    const label = choices.find((choice) => choice.value === value)?.label ?? 'otra persona';
    return value === undefined ? [] : [{ label: `${name}: ${label}`, icon, clears: [source] }];
  });

/** The chips of the filters that have no selector in the bar. */
export function panelChips(filter: DocumentFilter): SetFilter[] {
  const { razonSocial, ruc, emisionDesde, emisionHasta, totalDesde, totalHasta } = filter;
  const { vencimientoDesde, vencimientoHasta } = filter;
  const chips: (SetFilter | false)[] = [
    razonSocial !== undefined && {
      ...{ label: `Razón social: ${razonSocial}`, icon: Building2, clears: ['razonSocial'] },
    },
    ruc !== undefined && { label: `RUC: ${ruc}`, icon: Hash, clears: ['ruc'] },
    (emisionDesde ?? emisionHasta) !== undefined && {
      label: `Emisión: ${daysText(emisionDesde, emisionHasta)}`,
      icon: CalendarDays,
      clears: ['emisionDesde', 'emisionHasta'],
    },
    (vencimientoDesde ?? vencimientoHasta) !== undefined && {
      label: `Vencimiento: ${daysText(vencimientoDesde, vencimientoHasta)}`,
      icon: CalendarClock,
      clears: ['vencimientoDesde', 'vencimientoHasta'],
    },
    (totalDesde ?? totalHasta) !== undefined && {
      label: `Total: ${amountsText(totalDesde, totalHasta)}`,
      icon: Coins,
      clears: ['totalDesde', 'totalHasta'],
    },
  ];
  return [...chips.filter((chip) => chip !== false), ...choiceChips(filter, PANEL_FILTERS)];
}

/** All set filters as chips, for screens without room for selectors. */
export function allChips(
  filter: DocumentFilter,
  assignees: readonly Assignee[],
  me: string,
): SetFilter[] {
  const { id, label, keys } = viewOf(filter, me);
  const { uploadedBy, ...others } = filter;
  const bar = choiceChips(keys.includes('uploadedBy') ? others : filter, barFilters(assignees));
  const view = id ? [{ label, icon: CircleDot, clears: keys }] : [];
  return [...view, ...bar, ...panelChips(filter)];
}

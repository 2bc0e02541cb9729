import { AUTHENTICITY_LABEL } from '@rules/authenticity-label';
import { formatDate } from '@rules/date';
import { formatAmount, parseAmount } from '@rules/money';
import {
  Banknote,
  Building2,
  CalendarClock,
  CalendarDays,
  CircleCheck,
  CircleDot,
  Coins,
  Hash,
  Landmark,
  type LucideIcon,
  Percent,
  ShieldAlert,
  User,
} from 'lucide-react';
import type { Choice } from '../ui/ChoiceSelect';
import type { HistoryFilter } from './history-params';

/** A person whom documents can be assigned to. */
export interface Assignee {
  id: string;
  name: string;
}

export const STATUS_CHOICES: readonly Choice<Exclude<HistoryFilter['status'], ''>>[] = [
  { value: 'processing', label: 'Procesando' },
  { value: 'completed', label: 'Completado' },
  { value: 'error', label: 'Error' },
];
export const PAYMENT_CHOICES: readonly Choice<Exclude<HistoryFilter['paymentStatus'], ''>>[] = [
  { value: 'unpaid', label: 'Pendiente Pago' },
  { value: 'paid', label: 'Pagado' },
  { value: 'partially_paid', label: 'Parcial' },
];
export const DETRACTION_CHOICES: readonly Choice<Exclude<HistoryFilter['detraccion'], ''>>[] = [
  { value: 'si', label: 'Con detracción' },
  { value: 'no', label: 'Sin detracción' },
];
export const CONFIRMED_CHOICES: readonly Choice<Exclude<HistoryFilter['confirmado'], ''>>[] = [
  { value: 'si', label: 'Confirmado' },
  { value: 'no', label: 'Sin confirmar' },
];
export const AUTHENTICITY_CHOICES: readonly Choice<Exclude<HistoryFilter['autenticidad'], ''>>[] = [
  { value: 'autentico', label: AUTHENTICITY_LABEL.autentico },
  { value: 'verificar', label: AUTHENTICITY_LABEL.verificar },
  { value: 'falsificacion', label: AUTHENTICITY_LABEL.falsificacion },
];
export const CURRENCY_CHOICES: readonly Choice<Exclude<HistoryFilter['moneda'], ''>>[] = [
  { value: 'PEN', label: 'Soles (PEN)' },
  { value: 'USD', label: 'Dólares (USD)' },
  { value: 'EUR', label: 'Euros (EUR)' },
];

/** A filter that is set, as one removable chip. */
export interface SetFilter {
  label: string;
  icon: LucideIcon;
  /** What taking the chip away changes. */
  without: Partial<HistoryFilter>;
}

/** `9 mar – 15 mar 2026`, `desde 9 mar 2026`, `hasta 15 mar 2026`. */
export function daysText(from: string, to: string): string {
  if (from === to) return formatDate(from);
  if (from === '') return `hasta ${formatDate(to)}`;
  if (to === '') return `desde ${formatDate(from)}`;
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  const first = formatDate(from);
  return `${sameYear ? first.slice(0, -5) : first} – ${formatDate(to)}`;
}

/** `100.00 – 250.50`, `desde 100.00`, `hasta 250.50`. */
export function amountsText(from: string, to: string): string {
  const [least, most] = [from, to].map((text) => formatAmount(parseAmount(text) ?? 0));
  if (from === '') return `hasta ${most}`;
  if (to === '') return `desde ${least}`;
  return least === most ? `${least}` : `${least} – ${most}`;
}

const labelOf = (choices: readonly Choice[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? value;

/** The chips of the filters that have no selector in the bar, in the order of the panel. */
export function panelChips(filter: HistoryFilter): SetFilter[] {
  const chips: (SetFilter & { isSet: boolean })[] = [
    {
      isSet: filter.razonSocial !== '',
      label: `Razón social: ${filter.razonSocial}`,
      icon: Building2,
      without: { razonSocial: '' },
    },
    { isSet: filter.ruc !== '', label: `RUC: ${filter.ruc}`, icon: Hash, without: { ruc: '' } },
    {
      isSet: filter.emisionDesde + filter.emisionHasta !== '',
      label: `Emisión: ${daysText(filter.emisionDesde, filter.emisionHasta)}`,
      icon: CalendarDays,
      without: { emisionDesde: '', emisionHasta: '' },
    },
    {
      isSet: filter.vencimientoDesde + filter.vencimientoHasta !== '',
      label: `Vencimiento: ${daysText(filter.vencimientoDesde, filter.vencimientoHasta)}`,
      icon: CalendarClock,
      without: { vencimientoDesde: '', vencimientoHasta: '' },
    },
    {
      isSet: filter.totalDesde + filter.totalHasta !== '',
      label: `Total: ${amountsText(filter.totalDesde, filter.totalHasta)}`,
      icon: Coins,
      without: { totalDesde: '', totalHasta: '' },
    },
    {
      isSet: filter.moneda !== '',
      label: `Moneda: ${filter.moneda}`,
      icon: Landmark,
      without: { moneda: '' },
    },
    {
      isSet: filter.autenticidad !== '',
      label: `Autenticidad: ${labelOf(AUTHENTICITY_CHOICES, filter.autenticidad)}`,
      icon: ShieldAlert,
      without: { autenticidad: '' },
    },
  ];
  return chips.filter(({ isSet }) => isSet);
}

/** A filter with a selector of its own in the bar. */
export interface BarChoice {
  key: 'status' | 'confirmado' | 'paymentStatus' | 'detraccion' | 'uploadedBy';
  label: string;
  icon: LucideIcon;
  choices: readonly Choice[];
}

export const barChoices = (assignees: readonly Assignee[]): BarChoice[] => [
  { key: 'status', label: 'Estado', icon: CircleDot, choices: STATUS_CHOICES },
  { key: 'confirmado', label: 'Confirmación', icon: CircleCheck, choices: CONFIRMED_CHOICES },
  { key: 'paymentStatus', label: 'Pago', icon: Banknote, choices: PAYMENT_CHOICES },
  { key: 'detraccion', label: 'Detracción', icon: Percent, choices: DETRACTION_CHOICES },
  {
    key: 'uploadedBy',
    label: 'Asignado a',
    icon: User,
    choices: assignees.map(({ id, name }) => ({ value: id, label: name })),
  },
];

/** All set filters as chips, for screens without room for selectors. */
export function allChips(
  filter: HistoryFilter,
  assignees: readonly Assignee[],
  viewLabel: (vista: HistoryFilter['vista']) => string,
): SetFilter[] {
  const bar = barChoices(assignees)
    .filter(({ key }) => filter[key] !== '')
    .map(({ key, label, icon, choices }) => ({
      label: `${label}: ${labelOf(choices, filter[key])}`,
      icon,
      without: { [key]: '' },
    }));
  const view = filter.vista
    ? [{ label: viewLabel(filter.vista), icon: CircleDot, without: { vista: '' as const } }]
    : [];
  return [...view, ...bar, ...panelChips(filter)];
}

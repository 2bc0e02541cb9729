import type { FieldState } from '@contracts/evidence';
import type { FieldGroup } from '../../ui/fields/field-rows';
import type { LineItem } from '../../ui/fields/line-items';

/** A group of fields as the jump list shows it. */
export interface GroupState {
  key: string;
  title: string;
  /** The worst state in it that asks for a look, or that nothing was read; null when all is well. */
  asks: 'contradice' | 'dudoso' | 'vacio' | null;
  /** "4 de 5 verificados"; what a person typed nothing has verified. */
  summary: string;
}

const asksOf = (states: readonly FieldState[]): GroupState['asks'] => {
  if (states.includes('contradice')) return 'contradice';
  if (states.includes('dudoso')) return 'dudoso';
  return states.every((state) => state === 'vacio') ? 'vacio' : null;
};

function verifiedText(states: readonly FieldState[]): string {
  const known = states.filter((state) => state !== 'vacio');
  const sure = known.filter((state) => state === 'verificado').length;
  return known.length === 0 ? 'sin datos' : `${sure} de ${known.length} verificados`;
}

const LINES_KEY = 'productos';

/** Long names would push the last groups out of sight. */
const SHORT_TITLE: Readonly<Record<string, string>> = {
  informacion_adicional: 'Adicional',
  cuentas: 'Cuentas',
};

/** The jump list: the groups of the table, the products after the totals as they are read. */
export const groupStates = (
  groups: readonly FieldGroup[],
  lines: readonly LineItem[],
): GroupState[] =>
  groups
    .map(({ key, title, rows }) => {
      const states = rows.map(({ state }) => state);
      return {
        key,
        title: SHORT_TITLE[key] ?? title,
        asks: asksOf(states),
        summary: verifiedText(states),
      };
    })
    .concat({
      key: LINES_KEY,
      title: 'Productos',
      asks: asksOf(lines.map(({ state }) => state)),
      summary: lines.length === 1 ? '1 línea' : `${lines.length} líneas`,
    });

export const groupId = (key: string): string => `grupo-${key}`;

/** Where fields are added of groups that the document has nothing of. */
export const OTHER = 'otro';
export const addFieldId = (key: string): string => `agregar-${key}`;

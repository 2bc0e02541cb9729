import type { DocumentDetail } from '@contracts/document';
import type { FieldMap } from '@contracts/evidence';
import type { CuentaData, ExtractedData } from '@contracts/extracted-data';
import { MAX_ACCOUNTS } from '@contracts/limits';
import { isEditablePath } from '@rules/field-path';
import { blankField } from '@rules/typed-by-hand';
import { useMemo, useState } from 'react';
import { type FieldGroup, fieldGroups } from '../../ui/fields/field-rows';

const ACCOUNT = [
  'banco',
  'numero',
  'cci',
  'moneda',
  'titular',
] as const satisfies readonly (keyof CuentaData)[];

type Known = {
  [Group in keyof ExtractedData]?: readonly (keyof NonNullable<ExtractedData[Group]>)[];
};

const PARTY = ['nombre', 'ruc', 'direccion', 'telefono', 'email'] as const;

/** What a person may tell that was not read. Not the instalments: they have a form of their own that nobody types. */
const KNOWN = {
  documento: [
    ...(['tipo', 'numero', 'serie', 'fecha_emision', 'fecha_vencimiento', 'moneda'] as const),
    'documento_afectado',
  ],
  proveedor: PARTY,
  cliente: PARTY,
  totales: [
    ...(['gravada', 'exonerada', 'inafecta', 'gratuita', 'exportacion', 'subtotal'] as const),
    ...(['descuentos', 'anticipos', 'iva', 'isc', 'icbper', 'otros_impuestos'] as const),
    ...(['otros_cargos', 'redondeo', 'total'] as const),
  ],
  detraccion: ['codigo', 'porcentaje', 'monto', 'cuenta'],
  retencion: ['porcentaje', 'monto', 'neto'],
  percepcion: ['porcentaje', 'monto', 'total'],
  informacion_adicional: [
    ...(['terminos_pago', 'metodo_pago', 'orden_compra', 'guia_remision'] as const),
    ...([
      'monto_en_letras',
      'peso_total',
      'volumen_total',
      'observaciones',
      'otros_datos',
    ] as const),
  ],
} as const satisfies Known;

const PATHS = Object.entries(KNOWN).flatMap(([group, keys]) =>
  keys.map((key) => `${group}.${key}`),
);

/** Known fields that have no row, and that the server lets be written. */
export function missingFields(data: ExtractedData, groups: readonly FieldGroup[]): string[] {
  const shown = new Set(groups.flatMap(({ rows }) => rows.map(({ path }) => path)));
  return PATHS.filter((path) => !shown.has(path) && isEditablePath(data, path));
}

const withBlank = (fields: FieldMap, paths: readonly string[]): FieldMap => ({
  ...Object.fromEntries(paths.map((path) => [path, blankField(path)])),
  ...fields,
});

/** The fields with all of each account, so that what was not read of it can be written. */
function withAccountRows(data: ExtractedData, fields: FieldMap, asked: number): FieldMap {
  const count = Math.max(asked, data.cuentas?.length ?? 0);
  const rows = Array.from({ length: count }, (_, at) =>
    ACCOUNT.map((key) => `cuentas.${at}.${key}`),
  );
  return withBlank(fields, rows.flat());
}

interface AskedRows {
  groups: FieldGroup[];
  /** Neither locked nor without data. */
  canEdit: boolean;
  /** Fields that can be added. */
  missing: readonly string[];
  /** Shows the row of a missing field. */
  ask(path: string): void;
  /** Takes the row of a field away that was asked for; false for any other. */
  drop(path: string): boolean;
  /** Null where no account can be added. */
  addAccount: ((goTo: (path: string) => void) => void) | null;
}

/** The field table, in which can be told what was not read. */
export function useAskedRows(
  { isLocked, extractedData }: Pick<DocumentDetail, 'isLocked' | 'extractedData'>,
  data: ExtractedData,
  fields: FieldMap,
): AskedRows {
  const [accounts, askAccount] = useState(0);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const canEdit = !isLocked && extractedData !== null;
  const groups = useMemo(() => {
    if (!canEdit) return fieldGroups(data, fields);
    return fieldGroups(data, withAccountRows(data, withBlank(fields, asked), accounts));
  }, [data, fields, canEdit, accounts, asked]);
  const missing = useMemo(
    () => (canEdit ? missingFields(data, groups) : []),
    [data, groups, canEdit],
  );
  const told = data.cuentas?.length ?? 0;
  const addAccount = (goTo: (path: string) => void): void => {
    askAccount(told + 1);
    goTo(`cuentas.${told}.banco`);
  };
  return {
    groups,
    canEdit,
    missing,
    ask: (path) => setAsked((before) => [...before, path]),
    drop: (path) => {
      setAsked((before) => before.filter((one) => one !== path));
      return asked.includes(path) && !(path in fields);
    },
    addAccount: canEdit && told < MAX_ACCOUNTS ? addAccount : null,
  };
}

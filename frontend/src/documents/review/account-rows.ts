import type { DocumentDetail } from '@contracts/document';
import type { FieldEvidence, FieldMap } from '@contracts/evidence';
import type { CuentaData, ExtractedData } from '@contracts/extracted-data';
import { MAX_ACCOUNTS } from '@contracts/limits';
import { useMemo, useState } from 'react';
import { type FieldGroup, fieldGroups } from '../../ui/fields/field-rows';

const KEYS = [
  'banco',
  'numero',
  'cci',
  'moneda',
  'titular',
] as const satisfies readonly (keyof CuentaData)[];

const unread = (path: string): FieldEvidence => ({
  ...{ path, value: null, rawText: null, confidence: 0, state: 'vacio', source: 'usuario' },
  ...{ reasons: [], boxes: [], candidates: [] },
});

/** The fields with all of each account, so that what was not read of it can be written. */
export function withAccountRows(data: ExtractedData, fields: FieldMap, asked: number): FieldMap {
  const count = Math.max(asked, data.cuentas?.length ?? 0);
  const paths = Array.from({ length: count }, (_, at) =>
    KEYS.map((key) => `cuentas.${at}.${key}`),
  ).flat();
  const missing = paths.filter((path) => !fields[path]).map((path) => [path, unread(path)]);
  return { ...fields, ...(Object.fromEntries(missing) as FieldMap) };
}

interface AccountRows {
  groups: FieldGroup[];
  /** Neither locked nor without data. */
  canEdit: boolean;
  /** Null where no account can be added. */
  add: ((goTo: (path: string) => void) => void) | null;
}

/** The field table, in which an account can be told that was not read. */
export function useAccountRows(
  { isLocked, extractedData }: Pick<DocumentDetail, 'isLocked' | 'extractedData'>,
  data: ExtractedData,
  fields: FieldMap,
): AccountRows {
  const [asked, ask] = useState(0);
  const canEdit = !isLocked && extractedData !== null;
  const groups = useMemo(
    () => fieldGroups(data, canEdit ? withAccountRows(data, fields, asked) : fields),
    [data, fields, canEdit, asked],
  );
  const told = data.cuentas?.length ?? 0;
  const add = (goTo: (path: string) => void): void => {
    ask(told + 1);
    goTo(`cuentas.${told}.banco`);
  };
  return { groups, canEdit, add: canEdit && told < MAX_ACCOUNTS ? add : null };
}

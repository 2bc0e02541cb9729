import type { CompanyUsage } from '../../contracts/company-usage';

const COLUMNS: readonly [string, (row: CompanyUsage) => string | number | null][] = [
  ['Mes', ({ month }) => month],
  ['Empresa', ({ companyName }) => companyName],
  ['Identificador', ({ companyId }) => companyId],
  ['Documentos', ({ documents }) => documents],
  ['Páginas', ({ pages }) => pages],
  ['Créditos', ({ creditsUsed }) => creditsUsed],
  ['Costo de motores (US$)', ({ costUsd }) => costUsd.toFixed(4)],
  ['Personas', ({ people }) => people],
  ['Último uso', ({ lastUseAt }) => lastUseAt],
  ['Archivos', ({ storageFiles }) => storageFiles],
  ['Bytes', ({ storageBytes }) => storageBytes],
];

/** Head and lines of the usage of companies as cells of a CSV. */
export function usageTable(rows: readonly CompanyUsage[]): string[][] {
  const lines = rows.map((row) => COLUMNS.map(([, cell]) => String(cell(row) ?? '')));
  return [COLUMNS.map(([title]) => title), ...lines];
}

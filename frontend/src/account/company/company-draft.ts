import {
  APPROVAL_LIMIT_MAX,
  type ApprovalLimits,
  COMPANY_NAME_MAX_CHARS,
  type CompanyProfile,
  type CompanyUpdate,
  RETENTION_MAX_DAYS,
} from '@contracts/company';
import { formatAmount, fromCents, parseAmount, toCents } from '@rules/money';
import type { Problems } from '../../drafts/use-form';
import { rucProblem } from './ruc-problem';

/** Terms that can be chosen without typing, in days. */
export const RETENTION_TERMS = [30, 90, 365] as const;

/** `default` takes the server's term, `keep` keeps originals, a number is days, `own` is typed. */
export type RetentionChoice = 'default' | 'keep' | '30' | '90' | '365' | 'own';

/** The limits of approval as they are typed; empty: none. */
type LimitDraft = Record<keyof ApprovalLimits, string>;
const LIMITS = ['limitePEN', 'limiteUSD', 'limiteEUR'] as const;

/** The company form as it is typed. */
export interface CompanyDraft extends LimitDraft {
  name: string;
  ruc: string;
  separacionFunciones: boolean;
  dobleControl: boolean;
  retention: RetentionChoice;
  /** Used with `own`. */
  ownDays: string;
}

function retentionChoice(days: number | null): RetentionChoice {
  if (days === null) return 'default';
  if (days === 0) return 'keep';
  if (days === 30 || days === 90 || days === 365) return `${days}`;
  return 'own';
}

export function draftOf(company: CompanyProfile): CompanyDraft {
  const { name, ruc, separacionFunciones, dobleControl, fileRetentionDays } = company;
  const retention = retentionChoice(fileRetentionDays);
  return {
    name,
    ruc: ruc ?? '',
    separacionFunciones,
    dobleControl,
    ...eachLimit((key) => limitText(company[key])),
    retention,
    ownDays: retention === 'own' ? String(fileRetentionDays) : '',
  };
}

const limitText = (cents: number | null): string =>
  cents === null ? '' : formatAmount(fromCents(cents));

export const LIMIT_WANTED = 'Escriba un monto, como 5,000.00, o nada.';

/** Cents of a limit; NaN while it is no amount. */
export function limitOf(text: string): number | null {
  if (text.trim() === '') return null;
  const amount = parseAmount(text);
  return amount === null || amount < 0 || toCents(amount) > APPROVAL_LIMIT_MAX
    ? Number.NaN
    : toCents(amount);
}

export const hasLimit = (draft: LimitDraft): boolean =>
  LIMITS.some((key) => draft[key].trim() !== '');

const eachLimit = <T>(of: (key: keyof ApprovalLimits) => T): Record<keyof ApprovalLimits, T> => ({
  limitePEN: of('limitePEN'),
  limiteUSD: of('limiteUSD'),
  limiteEUR: of('limiteEUR'),
});

/** Days as the company stores them; NaN while the own term is not a number. */
export function retentionDays({ retention, ownDays }: CompanyDraft): number | null {
  if (retention === 'default') return null;
  if (retention === 'keep') return 0;
  if (retention !== 'own') return Number(retention);
  return /^\d+$/.test(ownDays.trim()) ? Number(ownDays) : Number.NaN;
}

export function problemsOf(draft: CompanyDraft): Problems<CompanyDraft> {
  const problems: Problems<CompanyDraft> = {};
  if (draft.name.trim() === '') problems.name = 'Escriba la razón social.';
  else if (draft.name.trim().length > COMPANY_NAME_MAX_CHARS) {
    problems.name = `Son ${COMPANY_NAME_MAX_CHARS} caracteres como máximo.`;
  }
  const ruc = rucProblem(draft.ruc.trim());
  if (ruc) problems.ruc = ruc;
  for (const key of LIMITS) if (Number.isNaN(limitOf(draft[key]))) problems[key] = LIMIT_WANTED;
  const days = retentionDays(draft) ?? 1;
  const isDays = days >= (draft.retention === 'own' ? 1 : 0) && days <= RETENTION_MAX_DAYS;
  if (!isDays)
    problems.ownDays = `Escriba un número de días de 1 a ${RETENTION_MAX_DAYS.toLocaleString('en-US')}.`;
  return problems;
}

/** Only what differs from the company; empty when there is nothing to save. */
export function changesOf(company: CompanyProfile, draft: CompanyDraft): CompanyUpdate {
  const wanted: Omit<Required<CompanyUpdate>, 'cuentasCargo'> = {
    name: draft.name.trim(),
    ruc: draft.ruc.trim() || null,
    separacionFunciones: draft.separacionFunciones,
    dobleControl: draft.dobleControl,
    ...eachLimit((key) => limitOf(draft[key])),
    fileRetentionDays: retentionDays(draft),
  };
  return Object.fromEntries(
    Object.entries(wanted).filter(([key, value]) => company[key as keyof CompanyUpdate] !== value),
  );
}

/** What happens to originals after so many days, without a promise that is not kept. */
export function retentionText(days: number | null, defaultDays: number): string {
  const term = days ?? defaultDays;
  if (Number.isNaN(term)) return 'Escriba cuántos días se guardan los originales.';
  if (term === 0) return 'Los archivos originales y las imágenes de sus páginas no se eliminan.';
  const when = term === 1 ? 'Al día siguiente' : `A los ${term.toLocaleString('en-US')} días`;
  return `${when} de confirmar un documento se eliminan, sin vuelta atrás, el archivo original y las imágenes de sus páginas. Los datos leídos, sus correcciones y el historial quedan. Lo que no está confirmado, o falta pagar, no se toca. La ley tributaria pide guardar los comprobantes cinco años: consérvelos aparte.`;
}

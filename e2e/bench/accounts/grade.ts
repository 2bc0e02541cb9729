import type { FieldMap } from '../../../backend/src/contracts/evidence';
import type { CuentaData, ExtractedData } from '../../../backend/src/contracts/extracted-data';
import { built } from '../built';
import type { AccountCase } from './documents';

type Rules = typeof import('../../../backend/src/rules/bank-account');
type Texts = typeof import('../../../backend/src/rules/text-clean');

const { bankCode, digitsOf } = built<Rules>('rules/bank-account');
const { compactText } = built<Texts>('rules/text-clean');

export interface GradedAccounts {
  asked: AccountCase;
  /** Values that are printed, and those of them that were read as printed. */
  printed: number;
  right: number;
  /** `cci: printed -> read`. */
  wrong: string[];
  /** Accounts that were read where none is printed. */
  invented: number;
  /** A CCI with a slip, or one that was misread, that is called verified. */
  falseProofs: number;
  /** An account that nobody printed was read with certainty: it would stop a payment. */
  isStopped: boolean;
}

type Key = keyof CuentaData;

const bare = (key: Key, account: CuentaData | undefined): string => {
  const text = account?.[key] ?? '';
  if (key === 'numero' || key === 'cci') return digitsOf(text);
  return key === 'banco' ? (bankCode({ banco: text }) ?? '') : compactText(text);
};

/** Whether every number that was read is printed of one account. */
const isPrintedAs = (read: CuentaData, printed: CuentaData): boolean =>
  (['numero', 'cci'] as const).every(
    (key) => bare(key, read) === '' || bare(key, read) === bare(key, printed),
  );

export function gradeAccounts(
  asked: AccountCase,
  { cuentas = [] }: ExtractedData,
  fields: FieldMap,
): GradedAccounts {
  const { accounts } = asked;
  const left = new Set(cuentas);
  const take = (one: CuentaData | undefined): CuentaData | undefined => {
    if (one) left.delete(one);
    return one;
  };
  const alike = accounts.map((printed) =>
    take(
      [...left].find((read) =>
        (['cci', 'numero'] as const).some(
          (key) => bare(key, read) !== '' && bare(key, read) === bare(key, printed),
        ),
      ),
    ),
  );
  const pairs = accounts.map((printed, at) => [printed, alike[at] ?? take([...left][0])] as const);
  const values = pairs.flatMap(([printed, read]) =>
    (Object.keys(printed) as Key[]).map((key) => ({
      isRight: bare(key, printed) === bare(key, read),
      text: `${key}: ${printed[key]} -> ${read?.[key] ?? 'nothing'}`,
    })),
  );
  const isSure = (at: number, key: Key): boolean =>
    ['verificado', 'leido'].includes(fields[`cuentas.${at}.${key}`]?.state ?? 'leido');
  const isOther = (read: CuentaData): boolean => !accounts.some((one) => isPrintedAs(read, one));
  const verified = cuentas.filter((_, at) => fields[`cuentas.${at}.cci`]?.state === 'verificado');
  const slips = new Set(asked.slips);
  return {
    asked,
    printed: values.length,
    right: values.filter(({ isRight }) => isRight).length,
    wrong: values.filter(({ isRight }) => !isRight).map(({ text }) => text),
    invented: Math.max(0, cuentas.length - accounts.length),
    falseProofs: verified.filter(
      ({ cci }) => slips.has(digitsOf(cci)) || !accounts.some((one) => one.cci === digitsOf(cci)),
    ).length,
    isStopped: cuentas.some(
      (read, at) => isOther(read) && isSure(at, 'numero') && isSure(at, 'cci'),
    ),
  };
}

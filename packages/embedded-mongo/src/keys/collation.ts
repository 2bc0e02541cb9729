import { isDoc, typeName, type Doc } from '../bson/bson-types';
import { MongoError } from '../mongo-error';

/** How texts compare in a language; ICU's order, which is MongoDB's too. */
export class Collation {
  private constructor(
    readonly locale: string,
    private readonly collator: Intl.Collator,
  ) {}

  compare(a: string, b: string): number {
    return this.collator.compare(a, b);
  }

  /** Null when texts compare by their bytes. Settings that ICU has and JavaScript has not are refused. */
  static parse(spec: unknown): Collation | null {
    if (spec === undefined || spec === null) return null;
    if (!isDoc(spec))
      throw new MongoError(
        14,
        `BSON field 'collation' is the wrong type '${typeName(spec)}', expected type 'object'`,
      );
    if (Object.keys(spec).length === 0) return null;
    const locale = localeOf(spec);
    refuseOthers(spec);
    if (locale === 'simple') return null;
    return new Collation(locale, new Intl.Collator(tagOf(locale), optionsOf(spec)));
  }
}

const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  strength: [1, 2, 3, 4, 5],
  caseLevel: [true, false],
  caseFirst: ['upper', 'lower', 'off'],
  numericOrdering: [true, false],
  alternate: ['non-ignorable', 'shifted'],
  maxVariable: ['punct', 'space'],
  normalization: [true, false],
  backwards: [true, false],
};

function localeOf(spec: Doc): string {
  const { locale } = spec;
  if (locale === undefined)
    throw new MongoError(40414, "BSON field 'collation.locale' is missing but a required field");
  if (typeof locale !== 'string')
    throw new MongoError(
      14,
      `BSON field 'collation.locale' is the wrong type '${typeName(locale)}', expected type 'string'`,
    );
  for (const [key, value] of Object.entries(spec)) checkSetting(key, value);
  return locale;
}

function checkSetting(key: string, value: unknown): void {
  if (key === 'locale' || key === 'version') return;
  const allowed = Object.hasOwn(VALUES, key) ? VALUES[key] : undefined;
  if (!allowed) throw new MongoError(40415, `BSON field 'collation.${key}' is an unknown field.`);
  if (!allowed.includes(value))
    throw new MongoError(
      2,
      `Enumeration value '${String(value)}' for field 'collation.${key}' is not a valid value.`,
    );
}

function refuseOthers(spec: Doc): void {
  const { strength = 3, caseLevel, alternate, maxVariable, backwards } = spec;
  const refused =
    Number(strength) > 3 ||
    (caseLevel === true && strength === 2) ||
    (alternate === 'shifted' && maxVariable === 'space') ||
    backwards === true;
  if (refused)
    throw new MongoError(238, 'these settings of a collation are not supported by this server');
}

/** MongoDB writes `de_AT@collation=phonebook` for what JavaScript calls `de-AT-u-co-phonebk`. */
function tagOf(locale: string): string {
  const [name = '', keyword] = locale.split('@');
  const tag = name.replaceAll('_', '-');
  if (keyword !== undefined)
    throw new MongoError(238, `the locale '${locale}' is not supported by this server`);
  if (isKnown(tag)) return tag;
  throw new MongoError(2, `Field 'locale' is invalid in: { locale: "${locale}" }`);
}

function isKnown(tag: string): boolean {
  try {
    return Intl.Collator.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

function optionsOf(spec: Doc): Intl.CollatorOptions {
  const { strength = 3, caseLevel, caseFirst, numericOrdering, alternate } = spec;
  const base = caseLevel === true ? 'case' : 'base';
  const sensitivity = strength === 1 ? base : strength === 2 ? 'accent' : 'variant';
  return {
    sensitivity,
    numeric: numericOrdering === true,
    caseFirst: caseFirst === 'upper' || caseFirst === 'lower' ? caseFirst : 'false',
    ignorePunctuation: alternate === 'shifted',
  };
}

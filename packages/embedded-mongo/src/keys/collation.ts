import { isDoc, typeName } from '../bson/bson-types';
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

  /** Null when texts compare by their bytes. */
  static parse(spec: unknown): Collation | null {
    if (spec === undefined || spec === null) return null;
    if (!isDoc(spec))
      throw new MongoError(
        14,
        `BSON field 'collation' is the wrong type '${typeName(spec)}', expected type 'object'`,
      );
    const { locale, strength = 3, ...others } = spec;
    const [unknown] = Object.keys(others);
    if (unknown !== undefined)
      throw new MongoError(40415, `BSON field 'collation.${unknown}' is an unknown field.`);
    if (typeof locale !== 'string')
      throw new MongoError(40414, "BSON field 'collation.locale' is missing but a required field");
    const sensitivity = SENSITIVITIES.get(strength);
    if (sensitivity === undefined)
      throw new MongoError(238, `strength ${String(strength)} of a collation is not supported`);
    if (locale === 'simple') return null;
    return new Collation(locale, new Intl.Collator(tagOf(locale), { sensitivity }));
  }
}

/** Letters alone; with their accents; with capitals too. */
const SENSITIVITIES = new Map<unknown, 'base' | 'accent' | 'variant'>([
  [1, 'base'],
  [2, 'accent'],
  [3, 'variant'],
]);

/** MongoDB writes `de_AT` for what JavaScript calls `de-AT`. */
function tagOf(locale: string): string {
  const tag = locale.replaceAll('_', '-');
  try {
    if (Intl.Collator.supportedLocalesOf(tag).length > 0) return tag;
  } catch {
    // Not even the form of a language: refused like one that nobody speaks.
  }
  throw new MongoError(2, `Field 'locale' is invalid in: { locale: "${locale}" }`);
}

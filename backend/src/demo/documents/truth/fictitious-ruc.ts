const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Appends the modulo 11 check digit (peru.md 1.1) to the first ten digits of a RUC. */
export function withCheckDigit(ten: string): string {
  const sum = WEIGHTS.reduce((acc, weight, i) => acc + weight * Number(ten[i]), 0);
  return `${ten}${(11 - (sum % 11)) % 10}`;
}

/** A legal entity's number far above those in use (`20999...`); never the `taken` one. */
export function fictitiousRuc(index: number, taken: string): string {
  const ruc = withCheckDigit(`20999${String(40_000 + index * 137).padStart(5, '0')}`);
  return ruc === taken ? fictitiousRuc(index + 100, taken) : ruc;
}

/** A natural person's number: prefix 10 and an invented DNI that starts with 000. */
export function fictitiousPersonRuc(index: number, taken: string): string {
  const ruc = withCheckDigit(`10000${String(41_000 + index * 211).padStart(5, '0')}`);
  return ruc === taken ? fictitiousPersonRuc(index + 100, taken) : ruc;
}

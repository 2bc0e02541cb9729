function objectOf(json: string | null): object {
  try {
    return Object(JSON.parse(json ?? '{}')) as object;
  } catch {
    return {};
  }
}

interface AddressWords {
  /** Short names of filters: of links of before, and of what other screens lead to. */
  short: Readonly<Record<string, string>>;
  /** What of a filter the server knows; the rest is as if it were not there. */
  known(filter: Readonly<Record<string, unknown>>): object;
  sorts: readonly string[];
}

/** The address of the same list as react-admin says it, without what the server does not know. */
export const knownAddress =
  ({ short, known, sorts }: AddressWords) =>
  (search: string): string => {
    const address = new URLSearchParams(search);
    const take = (name: string): string | null => {
      const text = address.get(name);
      address.delete(name);
      return text;
    };
    const named = Object.entries(short).flatMap(([name, key]) => {
      const text = take(name);
      return text === null ? [] : [[key, text] as const];
    });
    const asked = { ...Object.fromEntries(named), ...objectOf(address.get('filter')) };
    if (address.has('filter') || named.length > 0)
      address.set('filter', JSON.stringify(known(asked)));
    const [sort, order, page] = ['por', 'orden', 'pagina'].map(take);
    if (sort) address.set('sort', sort);
    if (sort || order) address.set('order', order ?? 'DESC');
    if (page) address.set('page', page);
    if (!sorts.includes(address.get('sort') ?? '')) address.delete('sort');
    return String(address);
  };

/** What of a filter is a text that its check lets through. */
export const passing =
  (checks: Readonly<Record<string, (text: string) => boolean>>) =>
  (filter: Readonly<Record<string, unknown>>): object =>
    Object.fromEntries(
      Object.entries(filter).filter(
        ([key, value]) =>
          typeof value === 'string' && Object.hasOwn(checks, key) && checks[key]?.(value),
      ),
    );

/** The filter that such an address names. */
export const filterIn = (address: string): Readonly<Record<string, unknown>> => ({
  ...objectOf(new URLSearchParams(address).get('filter')),
});

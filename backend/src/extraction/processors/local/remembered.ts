/**
 * `reckon` of an object, reckoned once for as long as the object lives: rules ask the same of a page for each of
 * its words. What it is asked of must not change.
 */
export function remembered<K extends object, V>(reckon: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { value: V }>();
  return (key) => {
    const found = known.get(key) ?? { value: reckon(key) };
    known.set(key, found);
    return found.value;
  };
}

/** Keys of react-admin's texts that these scripts ask for and that `known`, the source of ours, does not name. */
export function untranslated(scripts, known) {
  const asked = new Set(scripts.flatMap((text) => text.match(/(?<=[`"'])ra\.[\w.]+/g) ?? []));
  return [...asked].filter((key) => !known.includes(`'${key}'`)).sort();
}

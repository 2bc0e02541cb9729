/** Kilobytes of script, packed by gzip, of whoever opens a screen of the app with nothing in the browser yet. */
const MOST_KB = { '/': 380, '/historial': 440 };

/** The entries of the manifest that one needs, those it imports first. */
export function chunksOf(manifest, key, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  const entry = manifest[key];
  const imported = (entry.imports ?? []).flatMap((one) => chunksOf(manifest, one, seen));
  return [...imported, entry];
}

/**
 * The screens that are heavier than they may be, in words.
 * @param entries of the shell and the app, which every screen needs
 * @param screens the entry of each screen
 * @param bytesOf size of a built file as it is sent
 */
export function heavyScreens(manifest, entries, screens, bytesOf) {
  return Object.entries(MOST_KB).flatMap(([screen, most]) => {
    const seen = new Set();
    const files = [...entries, screens[screen]]
      .flatMap((key) => chunksOf(manifest, key, seen))
      .flatMap(({ file }) => (file.endsWith('.js') ? [file] : []));
    const kilobytes = files.reduce((sum, file) => sum + bytesOf(file), 0) / 1_000;
    return kilobytes > most
      ? [`${screen} carga ${kilobytes.toFixed(1)} kB de JavaScript (gzip); su límite es ${most} kB`]
      : [];
  });
}

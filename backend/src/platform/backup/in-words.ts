const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** 1536 -> "1.5 kB". */
export function inSize(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** step;
  return `${value.toFixed(step === 0 ? 0 : 1)} ${UNITS[step] ?? ''}`;
}

const grouped = new Intl.NumberFormat('es-PE', { useGrouping: 'always' });

/** "1 archivo", "1,234 archivos". */
export const inNumber = (count: number, one: string): string =>
  `${grouped.format(count)} ${one}${count === 1 ? '' : 's'}`;

const STEP = 1024;
/** From here on the next unit is shorter to read: 0.98 MB instead of 1000 KB. */
const NEXT_UNIT_FROM = 1000;

const rounded = (value: number, decimals: number): string =>
  value.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

/** A number of bytes for people, in units of 1024: `4 821 000` -> `4.6 MB`. */
export function fileSizeText(bytes: number): string {
  if (bytes < STEP) return `${bytes}\u00a0B`;
  const kilobytes = bytes / STEP;
  if (kilobytes < NEXT_UNIT_FROM) return `${Math.round(kilobytes)}\u00a0KB`;
  const megabytes = kilobytes / STEP;
  if (megabytes < NEXT_UNIT_FROM) return `${rounded(megabytes, 1)}\u00a0MB`;
  return `${rounded(megabytes / STEP, 1)}\u00a0GB`;
}

const count = new Intl.NumberFormat('en-US');

/** 1,284 */
export const formatCount = (value: number): string => count.format(value);

/** Hours and minutes of seconds (spec section 5): `1 h 12 min`, `12 min`, `< 1 min`. */
export function formatDuration(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes === 0) return seconds > 0 ? '< 1 min' : '0 min';
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return `${count.format(hours)} h ${minutes % 60} min`;
}

/** A short span: `2.4 s`, `45 s`, then minutes. */
export function formatSeconds(seconds: number): string {
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  return seconds < 120 ? `${Math.round(seconds)} s` : formatDuration(seconds);
}

/** Bytes of a disk: `31.7 GB`. */
export function formatDisk(bytes: number): string {
  const gigabytes = bytes / 1024 ** 3;
  if (gigabytes >= 1) return `${gigabytes.toFixed(1)} GB`;
  return `${Math.round(bytes / 1024 ** 2)} MB`;
}

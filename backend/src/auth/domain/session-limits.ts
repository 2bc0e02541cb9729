/** Most specific first: browsers name the ones they descend from, too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\/\d/, 'Edge'],
  [/\b(?:OPR|Opera)\/\d/, 'Opera'],
  [/\bSamsungBrowser\/\d/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/\d/, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\/\d/, 'Chrome'],
  [/^(?=.*\bVersion\/[\d.]).*\bSafari\/\d/, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (agent: string, table: readonly (readonly [RegExp, string])[]): string | undefined =>
  table.find(([pattern]) => pattern.test(agent))?.[1];

/** Browser and system in words, from a User-Agent: "Chrome en Windows". Text of ours only, whatever was sent. */
export function deviceName(userAgent: string | undefined): string {
  const agent = (userAgent ?? '').slice(0, 500);
  const browser = nameIn(agent, BROWSERS);
  if (!browser) return 'Navegador desconocido';
  const system = nameIn(agent, SYSTEMS);
  return system ? `${browser} en ${system}` : browser;
}

/** Times of a session, epoch milliseconds. */
export interface SessionTimes {
  startedAt: number;
  lastActiveAt: number;
}

export interface SessionLimits {
  idleMs: number;
  absoluteMs: number;
}

/** Clocks of the servers of one installation differ by less. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/**
 * True when a session is over: unused too long, or simply too old (reliability S4). So is one whose last
 * use lies ahead: the clock was set back since, and nobody can tell any more how old it is (F10).
 */
export function isExpired(times: SessionTimes, now: number, limits: SessionLimits): boolean {
  const { startedAt, lastActiveAt } = times;
  const isTooOld = now - lastActiveAt >= limits.idleMs || now - startedAt >= limits.absoluteMs;
  return isTooOld || lastActiveAt - now > CLOCKS_DIFFER_MS;
}

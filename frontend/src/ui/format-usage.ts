const CENTS = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const FINE = new Intl.NumberFormat('en-US', { minimumFractionDigits: 4, maximumFractionDigits: 4 });
const count = new Intl.NumberFormat('en-US');

/** From here on cents say enough. */
const FINE_BELOW = 0.01;
const SMALLEST = 0.0001;

/** An estimated cost in US dollars: `US$ 1.25`, `US$ 0.0042`, `< US$ 0.0001`; null is not known. */
export function formatUsd(dollars: number | null): string {
  if (dollars === null) return 'costo no conocido';
  if (dollars === 0) return 'sin costo';
  if (dollars < SMALLEST) return '<\u00a0US$\u00a00.0001';
  return `US$\u00a0${(dollars < FINE_BELOW ? FINE : CENTS).format(dollars)}`;
}

/** What an engine is paid by: tokens, else pages; empty when nothing was read. */
export function formatUsed(used: {
  inputTokens: number;
  outputTokens: number;
  pages: number;
}): string {
  const tokens = used.inputTokens + used.outputTokens;
  if (tokens > 0) return `${count.format(tokens)} tokens`;
  if (used.pages === 0) return '';
  return used.pages === 1 ? '1 página' : `${count.format(used.pages)} páginas`;
}

/** Time in an engine: `640 ms`, then `2.4 s`, then `3 min 5 s`. */
export function formatMs(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)}\u00a0ms`;
  const tenths = Math.round(ms / 100);
  if (tenths < 600) return `${(tenths / 10).toFixed(1)}\u00a0s`;
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)}\u00a0min ${seconds % 60}\u00a0s`;
}

import type { Sheet, TextStyle } from './sheet';

/** A patch pasted over a printed amount: near-white ground, another typeface, a little too big. */
export function drawForgedAmount(
  sheet: Sheet,
  value: string,
  right: number,
  baseline: number,
  honest: TextStyle,
): void {
  const style: TextStyle = { font: 'plainBold', size: honest.size + 0.4, color: '#111111' };
  const width = sheet.widthOf(value, style);
  sheet.box(right - width - 3, baseline - style.size * 0.86, width + 5, style.size * 1.16, {
    fill: '#fdfdfb',
  });
  sheet.right(value, right + 0.6, baseline + 0.5, style);
}

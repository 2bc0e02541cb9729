import type { Page } from '@playwright/test';

/**
 * Runs in the page. A stopwatch begins with the next key press and ends when what it waits for stands
 * there and was painted: the frame after the one that drew it has begun.
 */
const STOPWATCH = `
window.__stopwatch = {
  begun: 0,
  from(read) {
    const before = read();
    return new Promise((resolve) => {
      addEventListener('keydown', (event) => { this.begun = event.timeStamp; look(); },
        { capture: true, once: true });
      const look = () => {
        const now = read();
        const isThere = now !== null && now !== before;
        if (isThere) requestAnimationFrame(() => requestAnimationFrame(() =>
          resolve(performance.now() - this.begun)));
        else if (performance.now() - this.begun > 5000) resolve(null);
        else setTimeout(look);
      };
    });
  },
};`;

/** Expressions that give what is waited for as text, null while it is not there. */
export const WAITED = {
  brackets: `document.querySelector('.page-brackets')?.getAttribute('d') ?? null`,
  document: `document.getElementById('campo-documento.numero')?.closest('tr').textContent ?? null`,
  rows: `document.querySelector('[role="grid"] tbody')?.textContent ?? null`,
  nothing: `String(window.__stopwatch.begun)`,
} as const;

export const installStopwatch = (page: Page): Promise<void> => page.evaluate(STOPWATCH);

/** Milliseconds from a key press to the painted answer, null when none came. */
export async function timeOfKey(
  page: Page,
  key: string,
  waited: keyof typeof WAITED,
): Promise<number | null> {
  await page.evaluate(`window.__timed = window.__stopwatch.from(() => ${WAITED[waited]}); 0`);
  await page.keyboard.press(key);
  return page.evaluate<number | null>('window.__timed');
}

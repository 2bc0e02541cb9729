import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** Rules of WCAG 2.0 to 2.2, levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Ends when the page has been drawn as it is now and no transition runs any more: after a change of look or size some
 * colours are still the old ones until the next picture, and one half way between two looks has the contrast of
 * neither. What never ends (a spinner) is not waited for. Asked with each picture: the promise of a transition whose
 * element goes out of sight meanwhile may stay open.
 */
const SETTLED = `new Promise((settled) => {
  const isMoving = (one) =>
    one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity;
  const look = (left) =>
    requestAnimationFrame(() =>
      left > 0 || document.getAnimations().some(isMoving) ? look(left - 1) : settled(),
    );
  look(1);
})`;

/**
 * Fails with the rules that the page breaks, and where. What is found is looked for again for some seconds: on a busy
 * machine the texts of a page that changed its look were seen in the old colours on the new ground.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Evaluated by the debugger, not added to the page, whose policy forbids foreign scripts.
  if (await page.evaluate<boolean>('!globalThis.axe')) await page.evaluate(axe.source);
  const options = JSON.stringify({ runOnly: TAGS, resultTypes: ['violations'] });
  const found = async () => {
    await page.evaluate(SETTLED);
    const violations = await page.evaluate<Violation[]>(
      `axe.run(document, ${options}).then((result) => result.violations)`,
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`,
      ),
    );
  };
  await expect.poll(found, { message: `accessibility of ${page.url()}` }).toEqual([]);
}

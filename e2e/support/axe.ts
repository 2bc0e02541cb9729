import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** Rules of WCAG 2.0 to 2.2, levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Beside them, how a screen is gone through by its headings and parts. */
const ORDER = { 'heading-order': { enabled: true }, 'landmark-unique': { enabled: true } };
/** No rule of axe asks for the name of a form, without which nobody finds it among the parts of a page. */
const NAMELESS = 'form:not([aria-label], [aria-labelledby], [role])';

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

/** What of an element is asked in the browser. */
interface Marked {
  toggleAttribute(name: string, force: boolean): void;
}

const PART = 'data-looked-at';

/**
 * Finds what breaks the rules, in the marked part if there is one. Nothing sticks to an edge meanwhile: a row that is
 * just scrolled under a bar has no room to be met with a finger, and is scrolled out again.
 */
const LOOK = `(async () => {
  const part = document.querySelector('[${PART}]');
  const sticking = [...document.querySelectorAll('*')].filter(
    (one) => getComputedStyle(one).position === 'sticky',
  );
  const before = sticking.map((one) => one.style.position);
  for (const one of sticking) one.style.position = 'static';
  try {
    const rules = ${JSON.stringify(ORDER)};
    const options = { runOnly: ${JSON.stringify(TAGS)}, rules, resultTypes: ['violations'] };
    const { violations } = await axe.run(part ?? document, options);
    const forms = [...(part ?? document).querySelectorAll('${NAMELESS}')];
    const nodes = forms.map(({ className }) => ({ target: [className] }));
    return [...violations, { id: 'form-name', nodes }];
  } finally {
    for (const [at, one] of sticking.entries()) one.style.position = before[at];
    part?.removeAttribute('${PART}');
  }
})()`;

/**
 * Evaluated by the debugger, not added to the page, whose policy forbids foreign scripts. Asked directly: `evaluate`
 * hands a script over as a text that the page compiles, which takes twice the time.
 */
async function addAxe(page: Page): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Runtime.evaluate', { expression: AXE });
  await debug.detach();
}

/**
 * Fails with the rules that the page breaks, and where. What is found is looked for again for some seconds: on a busy
 * machine the texts of a page that changed its look were seen in the old colours on the new ground.
 * @param part what alone is looked at, where another test looks at the screen around it: of a large one it takes
 * seconds of a processor
 */
export async function expectAccessible(page: Page, part?: Locator): Promise<void> {
  if (await page.evaluate<boolean>('!globalThis.axe')) await addAxe(page);
  const found = async () => {
    await page.evaluate(SETTLED);
    await part?.evaluate((one: unknown, mark) => (one as Marked).toggleAttribute(mark, true), PART);
    const violations = await page.evaluate<Violation[]>(LOOK);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`,
      ),
    );
  };
  await expect.poll(found, { message: `accessibility of ${page.url()}` }).toEqual([]);
}

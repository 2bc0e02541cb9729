import type { Page } from '@playwright/test';

/** Calls that a payload would make; each raises the mark or opens a dialog. */
const CALL = 'window.__ran=1;alert(1)';

/** Text that becomes a program where somebody forgets that it is text (reliability I8). */
export const SCRIPT_PAYLOADS: readonly string[] = [
  `<script>${CALL}</script>`,
  `<img src=x onerror="${CALL}">`,
  `<svg onload="${CALL}">`,
  `"><script>${CALL}</script>`,
  `' autofocus onfocus='${CALL}' x='`,
  `javascript:${CALL}`,
  `<a href="javascript:${CALL}">ver factura</a>`,
  `<iframe srcdoc="<script>parent.__ran=1</script>"></iframe>`,
  `</title><script>${CALL}</script>`,
  `{{constructor.constructor('${CALL}')()}}`,
  `\${${CALL}}`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${CALL}>`,
];

/** What a page did that it must not do. */
export interface Watch {
  dialogs: string[];
  violations: string[];
  /** True when a payload ran. */
  hasRun(): Promise<boolean>;
}

/** Listens for dialogs, refusals of the content policy and the payloads' mark, from before the first page. */
export async function watch(page: Page): Promise<Watch> {
  const dialogs: string[] = [];
  const violations: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.exposeFunction('__told', (text: string) => violations.push(text));
  await page.addInitScript(
    `document.addEventListener('securitypolicyviolation', (event) =>
      window.__told(event.violatedDirective + ' ' + event.blockedURI));`,
  );
  return {
    dialogs,
    violations,
    hasRun: () => page.evaluate<boolean>('"__ran" in window'),
  };
}

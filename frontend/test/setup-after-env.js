require('@testing-library/jest-dom');
const { afterEach, jest: runner } = require('@jest/globals');
const { configure, getConfig } = require('@testing-library/react');

// A busy machine is slow, not wrong: tests wait for what they look for, so more time costs nothing.
configure({ asyncUtilTimeout: 15_000 });

// What is not there yet is looked for many times: the page is printed when somebody reads of it, not at each look.
const { getElementError } = getConfig();
configure({
  getElementError(message, container) {
    if (!getConfig()._disableExpensiveErrorDiagnostics) return getElementError(message, container);
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    const get = () => getElementError(message, container).message;
    return Object.defineProperty(error, 'message', { configurable: true, get });
  },
});
runner.setTimeout(120_000);

// What one test has typed, or not sent, is nothing of the next; some run without a browser.
afterEach(() => {
  globalThis.sessionStorage?.clear();
  for (const key of Object.keys(globalThis.localStorage ?? {}))
    if (key.startsWith('foliado:sin-enviar:')) globalThis.localStorage.removeItem(key);
});

require('@testing-library/jest-dom');
const { afterEach, jest: runner } = require('@jest/globals');
const React = require('react');
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

// React's development build takes a stack trace with each of the first 10,000 elements of a second, for the
// warnings that name an owner. It is told that they have been made: the warnings come without that name.
Object.defineProperty(
  React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => 10_000, set() {} },
);

// What one test has typed, or not sent, is nothing of the next; some run without a browser.
afterEach(() => {
  globalThis.sessionStorage?.clear();
  for (const key of Object.keys(globalThis.localStorage ?? {}))
    if (key.startsWith('foliado:sin-enviar:')) globalThis.localStorage.removeItem(key);
});

const { onUncaughtError, queueMicrotask } = require('./work.cjs');

const own = globalThis.queueMicrotask;
globalThis.queueMicrotask = queueMicrotask;
const client = require('../../../node_modules/react-dom/cjs/react-dom-client.production.js');
globalThis.queueMicrotask = own;

exports.createRoot = (container, options) =>
  client.createRoot(container, { onUncaughtError, ...options });
exports.hydrateRoot = (container, page, options) =>
  client.hydrateRoot(container, page, { onUncaughtError, ...options });

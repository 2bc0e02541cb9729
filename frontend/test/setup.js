// What jsdom lacks and the libraries expect at import time.
const { TextEncoder, TextDecoder } = require('node:util');
const { ReadableStream, TransformStream, WritableStream } = require('node:stream/web');
const { webcrypto } = require('node:crypto');

Object.assign(globalThis, {
  TextEncoder,
  TextDecoder,
  ReadableStream,
  TransformStream,
  WritableStream,
});

if (!globalThis.crypto || !globalThis.crypto.randomUUID) {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
}

if (globalThis.window) {
  globalThis.matchMedia = (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  });
  globalThis.Element.prototype.scrollTo = () => {};
  globalThis.scrollTo = () => {};
  // Nothing has a place here: nothing ever comes into sight.
  globalThis.IntersectionObserver = class IntersectionObserver {
    observe() {}
    disconnect() {}
  };
}

// The router describes every navigation as a request, and sends none of them here.
if (!globalThis.Request) {
  globalThis.Request = class Request {
    constructor(url, { method = 'GET', signal } = {}) {
      Object.assign(this, { url, method, signal });
    }
  };
}

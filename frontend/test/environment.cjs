const { TestEnvironment } = require('jest-environment-jsdom');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils');
const { valueOf } = require('./quick-dom.cjs');
require('../../backend/test/quick-exit.cjs');

/** What Testing Library asks of every element between a button and the document, for every role that is looked for. */
const ASKED = { display: 'display', visibility: 'visibility', pointerEvents: 'pointer-events' };
const NAMES = new Set(Object.values(ASKED));

/**
 * jsdom's computed style of an element is a copy of all its properties, a dozen resolved colours among them, made anew
 * at every call: half of the time of a test with roles. Here what is asked all the time is answered alone, and the
 * copy is made when something else is asked.
 */
function computedStyles(whole) {
  return function getComputedStyle(wrapper, pseudo) {
    const element = implForWrapper(wrapper);
    if (pseudo || !element) return whole(wrapper, pseudo);
    let copy;
    const full = () => (copy ??= whole(wrapper));
    return new Proxy(
      {},
      {
        get(_, property) {
          if (Object.hasOwn(ASKED, property)) return valueOf(element, ASKED[property]);
          if (property === 'getPropertyValue')
            return (name) => (NAMES.has(name) ? valueOf(element, name) : full()[property](name));
          const value = full()[property];
          return typeof value === 'function' ? value.bind(full()) : value;
        },
        has: (_, property) => property in full(),
      },
    );
  };
}

module.exports = class FrontEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { global: window } = this;
    window.getComputedStyle = computedStyles(window.getComputedStyle.bind(window));
  }
};

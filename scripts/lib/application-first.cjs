const { default: TestSequencer } = require('@jest/test-sequencer');

/** Kinds whose files load the application, or a good part of it. */
const WITH_THE_APPLICATION = ['integration', 'process', 'store'];

/**
 * The files that load the application first, then the others; among them, as Jest has it, what took long in the last
 * run, or is large. A worker that goes to and fro between the application and the screens holds both, is ended for its
 * weight, and the next one loads the application anew. The many small files come last: no worker waits alone for a
 * long one.
 */
module.exports = class ApplicationFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const loads = ({ context }) => WITH_THE_APPLICATION.includes(context.config.displayName.name);
    return [...sorted.filter(loads), ...sorted.filter((test) => !loads(test))];
  }
};

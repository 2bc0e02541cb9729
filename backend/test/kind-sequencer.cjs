const { default: Sequencer } = require('@jest/test-sequencer');

/** Those that wait for other processes come first: what is done meanwhile is done beside them, not after. */
const KINDS = ['process', 'integration', 'unit', 'store', 'front'];

/** One kind after the other: a worker that has the modules of all of them in its memory is slower at each. */
module.exports = class KindSequencer extends Sequencer {
  sort(tests) {
    const kind = (test) => KINDS.indexOf(test.context.config.displayName.name);
    return [...super.sort(tests)].sort((one, other) => kind(one) - kind(other));
  }
};

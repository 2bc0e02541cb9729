const { TestEnvironment } = require('jest-environment-node');

/** Jest's copy of `process` hears no signals. */
module.exports = class RealProcessEnvironment extends TestEnvironment {
  constructor(...others) {
    super(...others);
    this.global.process = process;
  }
};

const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const passport = require('passport');
require('./quick-exit.cjs');

const timerIdToRef = (id) => ({ id, ref: () => undefined, unref: () => undefined });

/** The worker's own world instead of a new one; what a test file changes in it is put back. */
module.exports = class SharedWorldEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = new LegacyFakeTimers({
      config: projectConfig,
      global: globalThis,
      moduleMocker: this.moduleMocker,
      timerConfig: { idToRef: timerIdToRef, refToId: (timer) => timer?.id },
    });
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.environment = { ...process.env };
  }

  async setup() {
    // Jest adds its own for each file: those of the file before would take the count of assertions.
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    // Kept by passport for the process: the ways of the application of the file before would come first.
    Object.assign(passport, { _serializers: [], _deserializers: [], _infoTransformers: [] });
  }

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    for (const name of Object.keys(process.env)) {
      if (!(name in this.environment)) delete process.env[name];
    }
    Object.assign(process.env, this.environment);
  }

  exportConditions() {
    return ['foliado-source', 'node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
};

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect } from 'expect';
import { bind } from 'jest-each';
import { commonTokens, declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';

/** Of a property: what is wrong shows early, and thousands of changes are tried. */
const ROUNDS = 20;
const HOOKS = ['beforeAll', 'beforeEach', 'afterEach', 'afterAll'];
/** What the changed sources ask: which change is on, which test runs, and where they say that they ran. */
const stryker = (globalThis.__stryker__ = {});

/** From the outermost suite to this one. */
const lineOf = (suite) => (suite ? [...lineOf(suite.parent), suite] : []);

/**
 * Runs the unit tests of one room in this process, a thousand times over: Jest gives each file a world of
 * its own, a second for each change. Here the tests are loaded once and called; only for a change in what
 * runs while a module is loaded are they loaded again. Tests that need Jest itself fail here at once.
 */
class RoomRunner {
  static inject = [commonTokens.options];

  constructor({ room }) {
    this.backend = path.resolve('backend') + path.sep;
    this.files = room.tests.flatMap((folder) =>
      readdirSync(folder, { recursive: true })
        .filter((file) => file.endsWith('.spec.ts'))
        .map((file) => path.resolve(folder, file)),
    );
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  init() {
    process.env.NODE_ENV = 'test';
    const load = createRequire(path.resolve('package.json'));
    load('./backend/test/support/ts-require-hook.cjs');
    const { default: fc } = load('fast-check');
    const assert = (property, options) => fc.assert(property, { ...options, numRuns: ROUNDS });
    load.cache[load.resolve('fast-check')].exports = {
      __esModule: true,
      default: { ...fc, assert },
    };
    globalThis.expect = expect;
    globalThis.it = (name, run) => {
      const id = [...lineOf(this.suite).map((suite) => suite.name), name].join(' ');
      this.tests.push({ id, run, suites: lineOf(this.suite) });
    };
    globalThis.describe = (name, define) => {
      const parent = this.suite;
      this.suite = this.suiteOf(name, parent);
      define();
      this.suite = parent;
    };
    globalThis.it.each = bind(globalThis.it);
    globalThis.describe.each = bind(globalThis.describe, false);
    for (const hook of HOOKS) globalThis[hook] = (run) => this.suite[hook].push(run);
  }

  suiteOf(name, parent) {
    return { name, parent, ...Object.fromEntries(HOOKS.map((hook) => [hook, []])) };
  }

  /** Loads the test files that load `source`, or all of them. */
  load(source) {
    // A new one, for it remembers all that it ever loaded.
    this.require = createRequire(path.resolve('package.json'));
    for (const file of Object.keys(this.require.cache)) {
      if (file.startsWith(this.backend)) delete this.require.cache[file];
    }
    this.tests = [];
    for (const file of this.files.filter(
      (one) => !source || !this.loaded || this.loaded.get(one).has(source),
    )) {
      // The outermost suite of a file has its hooks. By its name tests are others once the file is another.
      this.suite = this.suiteOf(
        createHash('sha256').update(readFileSync(file)).digest('hex'),
        null,
      );
      this.require(file);
    }
    this.loaded ??= new Map(this.files.map((file) => [file, this.loadedBy(file)]));
  }

  /** The sources that a test file loads, itself included. */
  loadedBy(file, found = new Set()) {
    if (found.has(file) || !file.startsWith(this.backend)) return found;
    found.add(file);
    for (const { id } of this.require.cache[file].children) this.loadedBy(id, found);
    return found;
  }

  async run(tests, isWhole) {
    const begun = new Set();
    const results = [];
    for (const test of tests) {
      results.push(await this.runOne(test, begun));
      if (!isWhole && results.at(-1).status === TestStatus.Failed) break;
    }
    for (const suite of begun) for (const hook of suite.afterAll) await hook();
    const outOfBounds = determineHitLimitReached(stryker.hitCount, stryker.hitLimit);
    return outOfBounds ?? { status: DryRunStatus.Complete, tests: results };
  }

  async runOne({ id, run, suites }, begun) {
    const started = performance.now();
    stryker.currentTestId = id;
    let failureMessage = null;
    try {
      for (const suite of suites.filter((one) => !begun.has(one))) {
        begun.add(suite);
        for (const hook of suite.beforeAll) await hook();
      }
      for (const suite of suites) for (const hook of suite.beforeEach) await hook();
      await run();
    } catch (error) {
      failureMessage = String(error?.stack ?? error);
    }
    for (const suite of suites) for (const hook of suite.afterEach) await hook();
    stryker.currentTestId = undefined;
    const result = { id, name: id, timeSpentMs: performance.now() - started };
    return failureMessage
      ? { ...result, status: TestStatus.Failed, failureMessage }
      : { ...result, status: TestStatus.Success };
  }

  async dryRun() {
    stryker.mutantCoverage = { static: {}, perTest: {} };
    this.load();
    const result = await this.run(this.tests, true);
    return { ...result, mutantCoverage: stryker.mutantCoverage };
  }

  async mutantRun(options) {
    const { activeMutant, mutantActivation, hitLimit, testFilter, reloadEnvironment } = options;
    Object.assign(stryker, { hitLimit, hitCount: hitLimit ? 0 : undefined });
    stryker.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
    try {
      if (reloadEnvironment || !this.tests) {
        this.load(mutantActivation === 'static' ? options.sandboxFileName : undefined);
      }
    } catch (error) {
      // What cannot even be loaded is noticed by every test.
      const failureMessage = String(error);
      return { status: MutantRunStatus.Killed, killedBy: [], failureMessage, nrOfTests: 0 };
    }
    stryker.activeMutant = activeMutant.id;
    const tests = this.tests.filter(({ id }) => !testFilter || testFilter.includes(id));
    return toMutantRunResult(await this.run(tests, options.disableBail), options.disableBail);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'room', RoomRunner)];

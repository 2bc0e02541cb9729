const Module = require('node:module');
const path = require('node:path');
const { compileFunction, constants } = require('node:vm');
const { default: Runtime } = require('jest-runtime');
require('./quick-passwords.cjs');
const sourceOfPackage = require('./source-of-package.cjs');

/**
 * Jest gives every test file a world of its own and loads every module into it again: 3,400 for the whole
 * application, two thirds of the time that a small file takes. Here the files of a worker share one world,
 * and in it the packages (those of Jest among them) and the product's modules, which Node loads once. A test
 * file and its helpers are loaded anew each time, and so is Jest's framework, which remembers the tests of a file.
 *
 * A file that asks for `@jest-environment node` is loaded as Jest does it.
 */
const PRODUCT = ['backend/src', 'packages/embedded-mongo/src'].map(
  (folder) => path.resolve(__dirname, '../..', folder) + path.sep,
);
const PACKAGES = `${path.sep}node_modules${path.sep}`;
const FRAMEWORK = `${PACKAGES}jest-circus${path.sep}`;
const OF_TESTS = /[\\/]support[\\/]|[.-](?:spec|contract)\.ts$/;

/**
 * Jest's framework remembers with an AsyncLocalStorage which test or hook runs, for which Node 20 runs code at
 * every promise. The tests of a file run one after the other: what began last is what runs.
 */
class OneAfterTheOther {
  getStore() {
    return this.store;
  }

  async run(store, work) {
    const { store: around } = this;
    this.store = store;
    try {
      return await work();
    } finally {
      this.store = around;
    }
  }
}

const isShared = (file) =>
  PRODUCT.some((folder) => file.startsWith(folder))
    ? file.endsWith('.ts') && !OF_TESTS.test(file)
    : path.isAbsolute(file) && file.includes(PACKAGES) && !file.includes(FRAMEWORK);

const resolveFilename = Module._resolveFilename;

/** Where the lines of a compiled module come from, also for the files after the one that loaded it. */
const sourceMaps = new Map();

module.exports = class SharedModulesRuntime extends Runtime {
  constructor(config, environment, ...others) {
    super(config, environment, ...others);
    this.isShared = environment.getVmContext() === null;
    if (!this.isShared) return;
    const { executor, transformCache } = this;
    executor.compile = (source, filename) =>
      compileFunction(source, executor.injectedModuleParameters, {
        filename,
        importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      });
    transformCache.sourceMaps = sourceMaps;
    Module._resolveFilename = (request, ...others) =>
      sourceOfPackage(request) ?? resolveFilename(request, ...others);
    Module._extensions['.ts'] = (module, filename) =>
      module._compile(transformCache.transform(filename), filename);
  }

  requireModule(from, moduleName, options, isRequireActual) {
    if (this.isShared && moduleName === 'node:async_hooks' && from.includes(FRAMEWORK))
      return { AsyncLocalStorage: OneAfterTheOther };
    const shared = this.isShared ? this.sharedPath(from, moduleName) : null;
    return shared
      ? require(shared)
      : super.requireModule(from, moduleName, options, isRequireActual);
  }

  sharedPath(from, moduleName) {
    if (!from || !moduleName || moduleName.startsWith('node:') || path.isAbsolute(moduleName))
      return null;
    const file = Module.createRequire(from).resolve(moduleName);
    return isShared(file) ? file : null;
  }
};
module.exports.default = module.exports;

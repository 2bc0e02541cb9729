const { createRequire } = require('node:module');
const path = require('node:path');
const { compileFunction, constants } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/**
 * Jest gives every test file a world of its own and loads every package into it again: 2,500 modules for
 * the whole application, two thirds of the time that a small file takes. Here the files of a worker share
 * one world, and the packages in it; the product's own modules are still loaded anew for each file.
 *
 * Not shared: what keeps state of an application in the module itself, and what Jest has to lower.
 */
const OWN_COPY = /[\\/]node_modules[\\/](passport|passport-local|@nestjs[\\/]passport)[\\/]/;

module.exports = class SharedPackagesRuntime extends Runtime {
  constructor(config, ...others) {
    super(config, ...others);
    const { executor } = this;
    executor.compile = (source, filename) =>
      compileFunction(source, executor.injectedModuleParameters, {
        filename,
        importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      });
    this.isLowered = config.transformIgnorePatterns.map((pattern) => new RegExp(pattern));
  }

  requireModule(from, moduleName, options, isRequireActual) {
    const shared = options?.isInternalModule ? null : this.sharedPath(from, moduleName);
    return shared
      ? require(shared)
      : super.requireModule(from, moduleName, options, isRequireActual);
  }

  sharedPath(from, moduleName) {
    if (!from || !moduleName || moduleName.startsWith('.') || moduleName.startsWith('node:'))
      return null;
    if (path.isAbsolute(moduleName)) return null;
    const file = createRequire(from).resolve(moduleName);
    const isPackage = path.isAbsolute(file) && file.includes(`${path.sep}node_modules${path.sep}`);
    const isNative = this.isLowered.some((pattern) => pattern.test(file));
    return isPackage && isNative && !OWN_COPY.test(file) ? file : null;
  }
};
module.exports.default = module.exports;

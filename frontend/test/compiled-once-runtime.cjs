const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/**
 * Jest compiles every module again for each test file. A worker keeps what V8 compiled of packages and of the
 * product, and runs it again in the world of the next file: nothing but machine code is shared.
 */
const compiled = new Map();
const OF_TESTS = /\.test\.tsx?$/;

function scriptOf(filename, source, parameters) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script;
  const head = `(function(${parameters.join(',')}){`;
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  if (!OF_TESTS.test(filename)) compiled.set(filename, { source, script });
  return script;
}

module.exports = class CompiledOnceRuntime extends Runtime {
  constructor(config, environment, ...others) {
    super(config, environment, ...others);
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const world = environment.getVmContext();
      if (world === null) return null;
      try {
        return scriptOf(filename, source, executor.injectedModuleParameters).runInContext(world);
      } catch {
        // Jest says better what is wrong with a source.
        return compile(source, filename);
      }
    };
  }
};
module.exports.default = module.exports;

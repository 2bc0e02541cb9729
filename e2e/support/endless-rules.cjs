// Preloaded into the built server (`node --require`): in the processes of readings and of edits, rules that
// never end once a page says BUCLE. The product holds none of it.
const childProcess = require('node:child_process');
const path = require('node:path');

const BUILT = path.resolve(__dirname, '../../dist/backend');
const { fork } = childProcess;
childProcess.fork = (file, args, options) =>
  fork(file, args, { ...options, execArgv: [...options.execArgv, '--require', __filename] });

/** The function hangs when its input, as JSON, holds the word. */
function hang(file, name) {
  const module = require(path.join(BUILT, file));
  const real = module[name];
  module[name] = (input, ...rest) => {
    const isEndless = JSON.stringify(input).includes('BUCLE');
    while (isEndless);
    return real(input, ...rest);
  };
}

const entry = path.basename(process.argv[1] ?? '', '.js');
if (entry === 'reading-child') hang('extraction/engine/decide/read-page-set', 'readPageSet');
if (entry === 'assess-child') hang('documents/review/domain/reassess', 'reassess');

// The path aliases of the front end, for dependency-cruiser: it applies those of a tsconfig only
// beside a baseUrl, which TypeScript 6 deprecates. Shaped like a bundler's configuration.
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

const folder = path.resolve(__dirname, '../../frontend');
const file = path.join(folder, 'tsconfig.json');

function aliases() {
  if (!existsSync(file)) return {};
  const { compilerOptions } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    Object.entries(compilerOptions.paths ?? {}).map(([pattern, [target]]) => [
      pattern.replace(/\/\*$/, ''),
      path.resolve(folder, target.replace(/\/\*$/, '')),
    ]),
  );
}

module.exports = { resolve: { alias: aliases() } };

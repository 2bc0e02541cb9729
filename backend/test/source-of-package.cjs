// The product loads what was built of the packages of this repository; a test runs their sources, which
// `imports` in package.json names under a condition of its own. TypeScript and Jest are told that condition;
// a Node that is already running asks here.
const path = require('node:path');

const ROOT = path.resolve(__dirname, '../..');
const { imports } = require(path.join(ROOT, 'package.json'));

/** Absolute path of the source that a request such as `#embedded-mongo` means; null for any other request. */
module.exports = function sourceOfPackage(request) {
  const source = imports[request]?.['foliado-source'];
  return source ? path.join(ROOT, source) : null;
};

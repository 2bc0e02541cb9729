// Hashing a password takes a tenth of a second by design, and every test application makes accounts and
// signs them in: tests hash with the least that the function takes. The real cost is in `password.spec.ts`,
// so the package itself, which a worker may share with that test, stays as it is.
const { hash, ...others } = require('@node-rs/argon2');

require.cache[require.resolve('@node-rs/argon2')].exports = {
  ...others,
  hash: (password, options) => hash(password, { ...options, memoryCost: 8, timeCost: 1 }),
};

const swc = (syntax) => [
  '@swc/jest',
  {
    jsc: { target: 'es2022', keepClassNames: true, parser: { syntax } },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

module.exports = {
  displayName: 'store',
  rootDir: __dirname,
  roots: ['<rootDir>/src'],
  testEnvironment: 'node',
  testMatch: ['**/*.spec.ts', '**/*.int-spec.ts', '**/*.process-spec.ts'],
  transform: {
    '^.+\\.ts$': swc('typescript'),
    // Published only as an ES module: Jest on Node 20 cannot require it, so it is lowered.
    'node_modules/mingo/.+\\.m?js$': swc('ecmascript'),
  },
  transformIgnorePatterns: ['/node_modules/(?!mingo/)'],
};

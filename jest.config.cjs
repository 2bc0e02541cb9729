// One runner for both sides; each kind of test is a project, so that a run says which kind failed.
const swc = (typescript) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      parser: typescript
        ? { syntax: 'typescript', tsx: true, decorators: true }
        : { syntax: 'ecmascript' },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: typescript,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

// Packages published only as ES modules: Jest on Node 20 cannot require them, so they are lowered.
const esmOnly = [
  'lucide-react',
  'react-hotkeys-hook',
  'mingo',
  'openid-client',
  'oauth4webapi',
  'jose',
];

const common = {
  rootDir: __dirname,
  transform: {
    '^.+\\.tsx?$': swc(true),
    [`node_modules/(${esmOnly.join('|')})/.+\\.m?js$`]: swc(false),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
};

const backend = {
  ...common,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['foliado-source', 'node', 'node-addons'] },
  // The packages are here for `--findRelatedTests` alone: their tests are a project of their own.
  roots: ['backend/src', 'backend/test', 'packages/embedded-mongo/src'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
};

/** Packages and the product's modules are loaded once for each worker instead of once for each file. */
const sharedModules = {
  testEnvironment: '<rootDir>/backend/test/shared-world-environment.cjs',
  runtime: '<rootDir>/backend/test/shared-modules-runtime.cjs',
};

module.exports = {
  // Slow machines are not failures: what hangs is ended by this, nothing is measured by it.
  testTimeout: 300_000,
  // Each file leaves some of its modules behind; a worker that drags gigabytes along only collects garbage.
  workerIdleMemoryLimit: '800MB',
  testSequencer: '<rootDir>/backend/test/kind-sequencer.cjs',
  projects: [
    '<rootDir>/packages/embedded-mongo',
    {
      ...backend,
      ...sharedModules,
      displayName: 'unit',
      testMatch: ['<rootDir>/backend/**/*.spec.ts'],
    },
    {
      ...backend,
      ...sharedModules,
      displayName: 'integration',
      testMatch: ['<rootDir>/backend/**/*.int-spec.ts'],
    },
    {
      ...backend,
      ...sharedModules,
      displayName: 'process',
      testMatch: ['<rootDir>/backend/**/*.process-spec.ts'],
    },
    {
      ...common,
      displayName: 'front',
      testEnvironment: '<rootDir>/frontend/test/environment.cjs',
      runtime: '<rootDir>/frontend/test/compiled-once-runtime.cjs',
      roots: ['<rootDir>/frontend/src'],
      testMatch: ['**/*.test.tsx', '**/*.test.ts'],
      setupFiles: ['<rootDir>/frontend/test/setup.js'],
      setupFilesAfterEnv: ['<rootDir>/frontend/test/setup-after-env.js'],
      moduleNameMapper: {
        '\\.(css|svg|png|woff2)$': '<rootDir>/frontend/test/stub.js',
        '^\\./cjs/(react|react-dom-client|scheduler)\\.development\\.js$':
          '<rootDir>/frontend/test/react/$1.cjs',
        '^\\./cjs/(react-dom[.\\w-]*)\\.development\\.js$':
          '<rootDir>/node_modules/react-dom/cjs/$1.production.js',
        '^\\./cjs/react-jsx-runtime\\.development\\.js$':
          '<rootDir>/node_modules/react/cjs/react-jsx-runtime.production.js',
        '^lucide-react$': '<rootDir>/frontend/test/icons.cjs',
        '^@mui/material$': '<rootDir>/frontend/test/material.cjs',
        '^react-admin$': '<rootDir>/frontend/test/react-admin.cjs',
        '^@emotion/sheet$': '<rootDir>/frontend/test/no-style-sheet.js',
        '^@contracts/(.*)$': '<rootDir>/backend/src/contracts/$1',
        '^@rules/(.*)$': '<rootDir>/backend/src/rules/$1',
      },
    },
  ],
};

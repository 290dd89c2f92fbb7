const only = (pkg, allowed) => ({
  name: `${pkg}-depends-on`,
  severity: 'error',
  from: { path: `^packages/${pkg}/` },
  to: { path: '^packages/', pathNot: `^packages/(${[pkg, ...allowed].join('|')})/` },
});

module.exports = {
  forbidden: [
    // Without this rule and the resolve options below, an import between workspaces that does not resolve passes as no import at all.
    { name: 'resolves', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\?url$' } },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    only('contract', []),
    only('ui', []),
    only('omr-engine', ['contract']),
    only('reading-engine', ['contract']),
    // Another licence: the reading engine starts it as a process and imports nothing of it; nor does anything else.
    only('espeak-host', []),
    only('api', ['contract', 'omr-engine', 'reading-engine']),
    only('app', ['contract', 'ui', 'omr-engine', 'reading-engine']),
    {
      name: 'packages-only-through-entry-points',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/src/',
        pathNot: [
          '^packages/$1/',
          '^packages/[^/]+/src/(index|calls|reading|worker|models|rolls|node|charts|theme)\\.ts$',
        ],
      },
    },
    {
      name: 'no-cross-feature',
      severity: 'error',
      from: { path: '^packages/app/src/features/([^/]+)/' },
      to: { path: '^packages/app/src/features/', pathNot: '^packages/app/src/features/$1/' },
    },
    {
      name: 'app-flows-one-way',
      severity: 'error',
      from: { path: '^packages/app/src/(features|parts|lib|shell)/' },
      to: { path: '^packages/app/src/routes/' },
    },
    {
      name: 'lib-below-features',
      severity: 'error',
      from: { path: '^packages/app/src/lib/' },
      to: { path: '^packages/app/src/(parts|features|routes|shell)/' },
    },
    {
      name: 'parts-below-features',
      severity: 'error',
      from: { path: '^packages/app/src/parts/' },
      to: { path: '^packages/app/src/(features|routes|shell)/' },
    },
    {
      name: 'features-below-shell',
      severity: 'error',
      from: { path: '^packages/app/src/features/' },
      to: { path: '^packages/app/src/shell/' },
    },
    // `<module>.service.ts` is what others may import of a module of the server; the module itself imports its own files.
    {
      name: 'no-cross-module',
      severity: 'error',
      from: { path: '^packages/api/src/modules/([^/]+)/' },
      to: { path: '^packages/api/src/modules/', pathNot: ['^packages/api/src/modules/$1/', '\\.service\\.ts$'] },
    },
    {
      name: 'modules-through-services',
      severity: 'error',
      from: { path: '^packages/api/src/', pathNot: '^packages/api/src/modules/' },
      to: { path: '^packages/api/src/modules/', pathNot: '\\.service\\.ts$' },
    },
    {
      name: 'services-are-for-other-modules',
      severity: 'error',
      from: { path: '^packages/api/src/modules/([^/]+)/' },
      to: { path: '^packages/api/src/modules/$1/.*\\.service\\.ts$' },
    },
    {
      name: 'server-below-modules',
      severity: 'error',
      from: { path: '^packages/api/src/(server|files|database|schema)/', pathNot: '/testing/' },
      to: { path: '^packages/api/src/(modules|boot|seed|backup)/' },
    },
    // Pure functions over numbers: a request, a worker and a bench call them alike.
    {
      name: 'statistics-import-nothing',
      severity: 'error',
      from: { path: '^packages/api/src/statistics/', pathNot: '/testing/|\\.test\\.ts$' },
      to: { pathNot: '^packages/api/src/statistics/' },
    },
    {
      name: 'stages-know-no-platform',
      severity: 'error',
      from: {
        path: '^packages/(omr-engine/src/(stages|core|sheet)|reading-engine/src/(stages|core|text|align|criteria))/',
      },
      to: { path: '^packages/(omr|reading)-engine/src/(browser|node)/' },
    },
    {
      name: 'stages-import-no-node',
      severity: 'error',
      from: {
        path: '^packages/(omr-engine/src/(stages|core|sheet)|reading-engine/src/(stages|core|text|align|criteria)|contract/src|ui/src|app/src)/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browser-not-node',
      severity: 'error',
      from: { path: '/src/browser/' },
      to: { path: '/src/node/', dependencyTypesNot: ['core'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['caderneta-source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(\\.(stories|test)\\.tsx?$|/(dist|build|storybook-static|test|test-kit|field-kit|bench|scripts|migrations)/)',
    },
  },
};

/** The house plan as rules: call down, publish up, and enter every module by its door. */
const { floors } = require('./server/src/floors.ts');

const modules = 'server/src/modules';
const inside = (names) => `^${modules}/(${names.join('|')})/`;
const tests = '[.]test[.]tsx?$|/testing[.]ts$|^server/test/|^server/bench/|^journeys/|^web/src/testing/';
const forbid = (name, from, to) => ({ name, severity: 'error', from: { pathNot: tests, ...from }, to });

module.exports = {
  forbidden: [
    forbid('no circles', {}, { circular: true }),
    ...floors.map((names, floor) =>
      forbid(
        `call down, publish up (floor ${floor + 1})`,
        { path: inside(names) },
        { path: inside(floors.slice(floor).flat()), pathNot: `^${modules}/$1/` },
      ),
    ),
    forbid('every module stands on a floor', { path: `^${modules}/`, pathNot: [inside(floors.flat()), tests] }, {}),
    forbid(
      'enter a module by its door',
      { path: `^${modules}/([^/]+)/` },
      { path: `^${modules}/`, pathNot: [`^${modules}/$1/`, '/index[.]ts$'] },
    ),
    forbid(
      'enter a module by its door (from outside)',
      { pathNot: `^${modules}/|^server/src/modules[.]ts$|${tests}` },
      { path: `^${modules}/`, pathNot: '/index[.]ts$' },
    ),
    forbid(
      'the list of modules knows their definitions alone',
      { path: '^server/src/modules[.]ts$' },
      { path: `^${modules}/`, pathNot: `^${modules}/[^/]+/module[.]ts$` },
    ),
    forbid(
      'rules are pure',
      { path: `^${modules}/([^/]+)/rules/` },
      { pathNot: `^contract/|^${modules}/$1/rules/|^${modules}/[^/]+/rules/index[.]ts$` },
    ),
    forbid('the ground knows no module', { path: '^server/src/platform/' }, { path: `^${modules}/` }),
    forbid('the product knows no sandbox', { path: '^server/src/(modules|platform)/' }, { path: '^server/src/sandbox/' }),
    forbid('web and server meet in the contract', { path: '^web/' }, { path: '^server/' }),
    forbid('areas do not know each other', { path: '^web/src/areas/([^/]+)/' }, { path: '^web/src/areas/', pathNot: '^web/src/areas/$1/' }),
    forbid('widgets know no area', { path: '^web/src/(widgets|kit|api|i18n)/' }, { path: '^web/src/(areas|app)/' }),
    forbid('the kit knows no school', { path: '^web/src/kit/' }, { path: '^(contract/|web/src/(?!kit/|i18n/))' }),
    forbid('only the kit knows the component library', { path: '^web/src/(?!kit/)' }, { path: 'node_modules/react-aria-components/' }),
    forbid('the contract stands alone', { path: '^contract/' }, { path: '^(server|web|words)/' }),
    forbid('words know the contract alone', { path: '^words/' }, { path: '^(server|web)/' }),
    forbid('the built-in PostgreSQL stands alone', { path: '^postgres/' }, { path: '^(contract|words|server|web)/' }),
    forbid('only the ground starts PostgreSQL', { path: '^(contract|words|web|server/src/(?!platform/))' }, { path: '^postgres/' }),
    forbid('no test in the product', {}, { path: tests }),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^web/dist/|^web/build/.*[.]d[.]mts$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs'],
    },
  },
};

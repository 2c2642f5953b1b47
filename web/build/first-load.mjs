// What a first visit to a page loads: read from the table of routes and from Vite's manifest.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Kilobytes of 1,024 bytes, brotli: scripts of the first load, by page or else by area. */
export const budgets = {
  entry: 95,
  pages: { '/login': 112, '/': 110, '/schedule': 125, '/kid-switcher': 105, '/chat': 120, '/kids/$kidUid/room/$eventId': 125 },
  entryArea: 125,
  parent: 125,
  kid: 105,
  teacher: 132,
  staffRoom: 150,
  manager: 168,
  styles: 12,
  familyStyles: 3,
  fonts: 60,
};

/** The tables of routes, each with the paths of one area; a page loads its own. */
const routeTables = ['entry', 'parent', 'kid', 'link', 'teacher', 'manager', 'school'].map((who) => `src/app/${who}-routes.tsx`);
const [entryTable, parentTable, kidTable, linkTable, teacherTable, managerTable] = routeTables;
/** The tables of the catalogues of texts: everybody's, and what the staff have besides. */
const catalogueTables = ['src/i18n/features.ts', 'src/i18n/staff-features.ts'];

/** The source of the tables: paths, and catalogues of texts. */
export const tables = { routes: routeTables, features: catalogueTables };
/**
 * The text of the tables of routes and of catalogues.
 * @param {string} web the folder of the app
 */
export const sourcesOf = (web) =>
  [tables.routes, tables.features].map((files) => files.map((file) => readFileSync(join(web, file), 'utf8')).join('\n'));

/** Area of the budget by the name of the function that places the page in the table of routes. */
const areas = {
  enter: { area: 'entryArea', layout: 'src/areas/entry/layout.tsx', table: entryTable },
  link: { area: 'entryArea', layout: 'src/areas/entry/layout.tsx', table: linkTable },
  home: { area: 'parent', layout: 'src/areas/parent/layout.tsx', table: parentTable },
  kids: { area: 'kid', layout: 'src/areas/kid/layout.tsx', table: kidTable },
  teach: { area: 'teacher', layout: 'src/areas/teacher/layout.tsx' },
  attend: { area: 'staffRoom', layout: 'src/widgets/staff-layout/room-layout.tsx' },
  manage: { area: 'manager', layout: 'src/areas/manager/layout.tsx' },
};

/** The tables that a page needs before it is found and spoken. */
const tablesOf = (place, path) =>
  areas[place].table ? [areas[place].table] : [path.startsWith('/teacher') ? teacherTable : managerTable, catalogueTables[1]];

/**
 * The file of a catalogue, from the folder of the app: the texts are a workspace beside it.
 * @param {string} catalogue such as `ru/shared/shell`
 */
export const catalogueFile = (catalogue) => `../words/src/${catalogue}.ts`;

/** Files of the Russian catalogues by feature, from the source of `tables.features`. */
const catalogues = (features) =>
  new Map(
    [...features.matchAll(/'?([\w-]+)'?:\s*\{\s*ru: \(\) => import\('@school\/words\/(ru\/[\w-]+\/[\w-]+)'\)/g)].map(([, name, file]) => [
      name,
      catalogueFile(file),
    ]),
  );

/**
 * The pages of the table of routes: path, page file, layout, catalogues and area. The page of the kit is for
 * ourselves and has no budget.
 * @param {string} routes the source of `tables.routes`
 * @param {string} features the source of `tables.features`
 */
export function pagesOf(routes, features) {
  const files = catalogues(features);
  const catalogueOf = (name) => {
    const file = files.get(name);
    if (file === undefined) throw new Error(`No catalogue of ${name} in features.ts`);
    return file;
  };
  const named = (list = '') => [...list.matchAll(/'([^']+)'/g)].map(([, name]) => catalogueOf(name));
  /** What the layout of a place says, from its line `const teach = under(() => import('…'), ['…'])`. */
  const ofLayout = new Map(
    [...routes.matchAll(/const (\w+) = under\(\(\) => import\('[^']+'\)(?:,\s*\[([^\]]*)\])?\)/g)].map(([, place, texts]) => [
      place,
      named(texts),
    ]),
  );
  const line = /\b(enter|link|home|kids|teach|attend|manage)\(\s*'([^']+)',\s*\(\) => import\('#([^']+)'\),?\s*(?:\[([^\]]*)\])?/g;
  const pages = [...routes.matchAll(line)].map(([, place, path, file, texts = '']) => ({
    path,
    file: `src/${file}`,
    texts: [...(ofLayout.get(place) ?? []), ...named(texts)],
    tables: tablesOf(place, path),
    area: areas[place].area,
    layout: areas[place].layout,
  }));
  const count = (pattern) => [...routes.matchAll(pattern)].length;
  // Besides pages, the layouts are imported, and the page of the kit; a page that the pattern cannot read must not slip by.
  const lazy = count(/import\('#[^']+'\)/g) - count(/= under\(\(\) => import\('#/g) - 1;
  if (pages.length !== lazy) throw new Error(`Read ${pages.length} pages of ${lazy} imports in the tables of routes`);
  return pages;
}

/**
 * All scripts that must be there before these modules run: their files and what they import, not what they load
 * later. `keys` are the modules themselves.
 * @param {Record<string, {file: string, imports?: string[]}>} manifest
 * @param {string[]} keys
 */
export function closureOf(manifest, keys) {
  const seen = new Set();
  const files = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return Object.assign(files, { keys: [...seen] });
}

/**
 * Sentences about every line over its budget, or without one.
 * @param {[name: string, kilobytes: number, budget: number][]} lines
 */
export const tooBig = (lines) =>
  lines.flatMap(([name, size, budget]) => {
    if (!(budget > 0)) return [`${name.trim()} has no budget`];
    return size > budget ? [`${name.trim()} loads ${size.toFixed(1)} KB, its budget is ${budget}`] : [];
  });

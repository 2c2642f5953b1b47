import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the check reads: files by their path from the root, whether anything lies at a path, and the constants of the contract. */
export interface Tree {
  files: ReadonlyMap<string, string>;
  has: (file: string) => boolean;
  constants: Readonly<Record<string, unknown>>;
}

const records = 'docs/decisions/';
/** Where a path without a top folder lies (docs/rules/README.md). */
const modules = 'server/src/modules/';

/** Folders that are read. */
const top = ['contract', 'server', 'web', 'words', 'postgres', 'journeys', 'scripts', 'native', 'docs', 'content'];

/** Ways to speak of papers that are not in the repository. */
const deadForms: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bspec(?:ification)?s?,? ?§/i, 'a paper that is not here'],
  [/\bdecisions?\s+(?:\*\s+)?D\d/i, 'a paper that is not here'],
  [/(?<!RFC \d{3,5},? )§ ?\d/, 'a section of a paper that is not here'],
  [
    /\b(?:money|content|security) design\b|\bdesign of (?:scheduling|security|the (?:room|role matrix))\b|\(design[:,]/i,
    'a paper that is not here',
  ],
  [/(?<!docs\/)(?<![\w./-])design\/[\w-]+\.md/, 'a page without docs/ before it'],
  [/\bnot in the spec\b|(?<!is )\bthe spec(?:ification)?\b(?!\.)/i, 'the specification without the page of docs/rules'],
];

/** The anchor of a heading, as the usual viewers make it. */
export const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (text: string): Set<string> =>
  new Set([...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));

/** Everything that is wrong with references to the papers of the repository, a line each. */
export function findDeadReferences({ files, has, constants }: Tree): string[] {
  const faults: string[] = [];
  const anchors = new Map<string, Set<string>>();
  const numbers = new Set([...files.keys()].flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? []));
  const hasAnchor = (page: string, anchor: string): boolean => {
    if (!anchors.has(page)) anchors.set(page, anchorsOf(files.get(page) ?? ''));
    return anchors.get(page)?.has(anchor) ?? false;
  };
  const insistOn = (from: string, page: string, anchor: string | undefined): void => {
    if (!has(page)) faults.push(`${from}: ${page} is not there`);
    else if (anchor !== undefined && page.endsWith('.md') && !hasAnchor(page, anchor)) faults.push(`${from}: ${page} has no #${anchor}`);
  };

  for (const [file, text] of files) {
    for (const [, number = '', rest = ''] of text.matchAll(/docs\/decisions\/(\d{4})([\w-]*)/g)) {
      if (!numbers.has(number)) faults.push(`${file}: there is no record ${number}`);
      else if (rest !== '' && !has(`${records}${number}${rest}.md`)) faults.push(`${file}: ${records}${number}${rest}.md is not there`);
    }
    for (const [, page = '', anchor] of text.matchAll(/(docs\/(?:(?:rules|design)\/)?[\w-]+\.md)(?:#([\w-]+))?/g))
      insistOn(file, page, anchor);
    if (file.endsWith('.md')) checkLinks(file, text, insistOn);
    for (const [, number = ''] of text.matchAll(/\b[Rr]ecords? (\d{1,4})\b(?! (?:and|to) )/g))
      if (file.endsWith('.md') && !numbers.has(number.padStart(4, '0'))) faults.push(`${file}: there is no record ${number}`);
    if (file !== 'scripts/doc-references.ts') {
      // Records tell of the specification that the rules grew out of.
      for (const [form, what] of file.startsWith(records) ? deadForms.slice(0, -1) : deadForms) {
        const found = form.exec(text);
        if (found) faults.push(`${file}:${text.slice(0, found.index).split('\n').length}: "${found[0]}" names ${what}`);
      }
    }
    if (/^docs\/(?:rules|design)\//.test(file) || /^[A-Z]+\.md$/.test(file)) checkNames(file, text);
  }
  faults.push(...findOneSided(files));
  return faults;

  /** Texts of the files that a cell names. */
  function textsOf(cell: string): string[] {
    return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => files.get(has(name) ? name : `${modules}${name}`) ?? '');
  }

  /** Files, constants, tests and records that a page names in its tables and sentences. */
  function checkNames(file: string, text: string): void {
    for (const [, name = '', title] of text.matchAll(/`([^`\s<>*{}…]+)`(?: "([^"]+)")?/g)) {
      // A folder from the top on.
      if (new RegExp(`^(?:${top.join('|')})/(?:[\\w.-]+/)*$`).test(name) && !has(name)) faults.push(`${file}: ${name} is not there`);
      const isFile = /^[\w.-]+(?:\/[\w.-]+)*\/[\w.-]+\.(?:tsx?|mjs|css|sql|md|cjs)$/.test(name);
      if (isFile) {
        const at = has(name) ? name : `${modules}${name}`;
        if (!has(at)) faults.push(`${file}: ${name} is not there`);
        else if (title !== undefined && !(files.get(at) ?? '').includes(title)) faults.push(`${file}: ${name} has no "${title}"`);
      } else if (/^[a-z]\w*(?:\.\w+)+$/.test(name)) {
        const [first = '', ...rest] = name.split('.');
        const isOurs = first in constants || first.endsWith('Limits');
        if (isOurs && rest.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], constants[first]) === undefined)
          faults.push(`${file}: there is no ${name}`);
      }
    }
    if (!file.startsWith('docs/rules/')) return;
    for (const [row, , number = '', source = '', enforced = '', held = ''] of text.matchAll(
      /^\|([^|\n]+)\|([^|\n]+)\|([^|\n]+)\|([^|\n]+)\|([^|\n]+)\|$/gm,
    )) {
      if (/^\| ?(?:rule \||-)/.test(row)) continue;
      const constant = /^ ?`(\w+)`/.exec(number)?.[1];
      if (constant !== undefined && !(constant in constants)) faults.push(`${file}: there is no ${constant}`);
      for (const [record] of source.matchAll(/\d{4}/g)) if (!numbers.has(record)) faults.push(`${file}: there is no record ${record}`);
      if (!/given|chosen|\d{4}/.test(source)) faults.push(`${file}: a rule without a source: ${row.slice(0, 80)}`);
      for (const [, name = ''] of number.matchAll(/`\w+\.([\w.]+)`/g))
        if (!textsOf(enforced).some((text) => name.split('.').some((part) => text.includes(part))))
          faults.push(`${file}: no file that enforces it names ${name}: ${row.slice(0, 80)}`);
      if (/\.(?:test|spec)\.ts`/.test(enforced)) faults.push(`${file}: a test enforces nothing: ${row.slice(0, 80)}`);
      if (!enforced.includes('`')) faults.push(`${file}: a rule that nothing enforces: ${row.slice(0, 80)}`);
      if (!/`[^`]+\.(?:test|spec)\.tsx?`/.test(held)) faults.push(`${file}: a rule that no test holds: ${row.slice(0, 80)}`);
    }
  }
}

/** Records that amend one which does not say so, and the other way round. */
function findOneSided(files: ReadonlyMap<string, string>): string[] {
  const pairs = { 'Amends.': new Set<string>(), 'Amended by.': new Set<string>() };
  for (const [file, text] of files) {
    const own = /^docs\/decisions\/(\d{4})-/.exec(file)?.[1];
    if (own === undefined) continue;
    for (const [, what = '', list = ''] of text.matchAll(/^\*\*(Amends\.|Amended by\.)\*\* (.+)$/gm))
      for (const [other] of list.replaceAll(/\([^)]*\)/g, '').matchAll(/\d{4}/g))
        pairs[what as keyof typeof pairs].add(what === 'Amends.' ? `${own} amends ${other}` : `${other} amends ${own}`);
  }
  return [...pairs['Amends.'].symmetricDifference(pairs['Amended by.'])].map(
    (pair) => `${records}: ${pair}, and only one of the two says so`,
  );
}

/** Links between pages, and to an anchor of the page itself. */
function checkLinks(file: string, text: string, insistOn: (from: string, page: string, anchor: string | undefined) => void): void {
  for (const [, to = '', anchor] of text.matchAll(/\]\(([^)#\s]*)(?:#([^)\s]+))?\)/g)) {
    if (/^(?:https?:|mailto:|\/)/.test(to)) continue;
    const page = to === '' ? file : path.posix.normalize(path.posix.join(path.posix.dirname(file), to));
    insistOn(file, page, anchor);
  }
}

const skipped = new Set(['node_modules', 'dist', 'android', 'ios', 'coverage']);
const read = /\.(?:tsx?|mjs|cjs|css|sql|md|json|html|js)$/;

/** The repository itself. */
export async function readTree(root: string): Promise<Tree> {
  const files = new Map<string, string>();
  const walk = (folder: string): void => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const at = path.posix.join(folder, entry.name);
      if (entry.isDirectory() && !skipped.has(entry.name) && !entry.name.startsWith('.')) walk(at);
      else if (entry.isFile() && read.test(entry.name)) files.set(at, readFileSync(path.join(root, at), 'utf8'));
    }
  };
  for (const folder of top) if (existsSync(path.join(root, folder))) walk(folder);
  // Plants what is refused.
  files.delete('scripts/doc-references.test.ts');
  for (const name of readdirSync(root)) if (/\.(?:md|ts)$/.test(name)) files.set(name, readFileSync(path.join(root, name), 'utf8'));
  const constants: Record<string, unknown> = {};
  for (const file of files.keys())
    if (/^contract\/src\/(?:[\w-]+\/)?[\w-]*limits\.ts$/.test(file))
      Object.assign(constants, await import(pathToFileURL(path.join(root, file)).href));
  return { files, constants, has: (file) => files.has(file) || existsSync(path.join(root, file)) };
}

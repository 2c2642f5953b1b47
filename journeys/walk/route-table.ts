import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const app = path.resolve(import.meta.dirname, '../../web/src/app');

/** Every path of the app, as its tables of routes have them: `/courseProgress/$kidUid/$courseCode`. */
export async function pathsOfTheApp(): Promise<string[]> {
  const tables = (await readdir(app)).filter((file) => file.endsWith('-routes.tsx'));
  const text = (await Promise.all(tables.map((table) => readFile(path.join(app, table), 'utf8')))).join('\n');
  const paths = [...text.matchAll(/^ {2}(?:enter|link|home|kids|teach|attend|manage|bare)\(\s*'([^']+)'/gm)].map(([, found = '']) => found);
  const pages = [...text.matchAll(/=> import\('#(?:areas|widgets)\/[^']+-page\.tsx'\)/g)].length;
  if (paths.length !== pages) throw new Error(`The tables of routes have ${pages} pages, and ${paths.length} paths were read out of it`);
  return paths;
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';

const tables = ['routes.tsx', 'staff-routes.tsx', 'teacher-routes.tsx', 'link-routes.tsx'].map((file) =>
  path.resolve(import.meta.dirname, '../../web/src/app', file),
);

/** Every path of the app, as its tables of routes have them: `/courseProgress/$kidUid/$courseCode`. */
export async function pathsOfTheApp(): Promise<string[]> {
  const text = (await Promise.all(tables.map((table) => readFile(table, 'utf8')))).join('\n');
  const paths = [...text.matchAll(/^ {2}(?:enter|link|home|kids|teach|attend|manage|bare)\(\s*'([^']+)'/gm)].map(([, found = '']) => found);
  const pages = [...text.matchAll(/=> import\('#(?:areas|widgets)\/[^']+-page\.tsx'\)/g)].length;
  if (paths.length !== pages) throw new Error(`The tables of routes have ${pages} pages, and ${paths.length} paths were read out of it`);
  return paths;
}

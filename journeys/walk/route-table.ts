import { readFile } from 'node:fs/promises';
import path from 'node:path';

const table = path.resolve(import.meta.dirname, '../../web/src/app/routes.tsx');

/** Every path of the app, as its route table has them: `/courseProgress/$kidUid/$courseCode`. */
export async function pathsOfTheApp(): Promise<string[]> {
  const text = await readFile(table, 'utf8');
  const paths = [...text.matchAll(/^ {2}(?:enter|home|kids|teach|manage|bare)\(\s*'([^']+)'/gm)].map(([, found = '']) => found);
  const pages = [...text.matchAll(/=> import\('#(?:areas|widgets)\/[^']+-page\.tsx'\)/g)].length;
  if (paths.length !== pages) throw new Error(`The route table has ${pages} pages, and ${paths.length} paths were read out of it`);
  return paths;
}

import { readdirSync, readFileSync } from 'node:fs';

import { asIs, type Html } from './html.ts';

const folder = new URL('drawings/', import.meta.url);
/** Drawings by their names: icons (Lucide, ISC), a scene of each course, the fox. They are ours, and small. */
const drawings = new Map(readdirSync(folder).map((file) => [file.replace('.svg', ''), readFileSync(new URL(file, folder), 'utf8').trim()]));

function drawing(name: string): string {
  const found = drawings.get(name);
  if (found === undefined) throw new Error(`There is no drawing ${name}`);
  return found;
}

export const icon = (name: string, size: '' | 's' | 'l' = ''): Html =>
  asIs(drawing(`icon-${name}`).replace('class="ic"', size === '' ? 'class="ic"' : `class="ic ${size}"`));

const scenes: Readonly<Record<string, string>> = {
  speakingClub: 'speaking',
  softSkillsClub: 'softskills',
  readingClub: 'readingclub',
  writingClub: 'writing',
};
const icons: Readonly<Record<string, string>> = {
  math: 'calculator',
  complex: 'backpack',
  reading: 'book-open',
  english: 'languages',
  writing: 'pencil-line',
  speaking: 'mic',
  softskills: 'puzzle',
  bilingual: 'baby',
  readingclub: 'library',
};

/** By which name of the look a course goes: a club goes by its subject, a course of the school's own by the subject whose trial leads to it. */
export function lookOf(courseCode: string, subject: string): string {
  const known = scenes[courseCode] ?? courseCode;
  return known in icons ? known : subject;
}
export const sceneOf = (look: string): Html => asIs(drawing(`scene-${look}`));
export const iconOf = (look: string, size: '' | 's' | 'l' = ''): Html => icon(icons[look] ?? 'sparkles', size);

/** What the first screen shows stands in the page itself: a picture that is asked for comes a round trip later. */
export const appleDrawn = asIs(drawing('apple'));
export const foxPeeks = asIs(drawing('fox-peek').replace('<svg ', '<svg class="peek" aria-hidden="true" '));

/** The fox as files of their own: a page that shows him twice loads him once. */
export const foxFiles = [...drawings].flatMap(([name, svg]) => (name.startsWith('fox-') ? [[name.slice(4), svg] as const] : []));

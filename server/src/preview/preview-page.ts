import { escaped, plainPage } from '#platform/plain-page';

import type { Preview } from './previews.ts';

/** All that can be looked at, as one page of links without scripts. */
export function previewPage({ lessons, templates }: { lessons: readonly Preview[]; templates: readonly Preview[] }): string {
  const link = ({ name }: Preview, about: string) => `<li><a href="/dev/preview/${name}">${name}</a> ${escaped(about)}</li>`;
  const courses = [...Map.groupBy(lessons, ({ courseCode }) => courseCode)].map(
    ([courseCode, own]) => `<h2>${courseCode}</h2>\n<ul>${own.map((one) => link(one, one.lesson.title.ru)).join('\n')}</ul>`,
  );
  const body = `<header>
<h1>Предпросмотр · Preview</h1>
<p>?lang=ru, ?lang=en, ?age=5, ?slide=2</p>
</header>
<main>
<h2>Виды заданий · Templates</h2>
<ul>${templates.map((one) => link(one, `${one.lesson.lessonCode}, ${one.slide}`)).join('\n')}</ul>
${courses.join('\n')}
</main>`;
  return plainPage({ lang: 'ru', title: 'Предпросмотр · Preview', style: '/dev/inbox.css', body });
}

import type { Preview } from './previews.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** All that can be looked at, as one page of links without scripts. */
export function previewPage({ lessons, templates }: { lessons: readonly Preview[]; templates: readonly Preview[] }): string {
  const link = ({ name }: Preview, about: string) => `<li><a href="/dev/preview/${name}">${name}</a> ${escaped(about)}</li>`;
  const courses = [...Map.groupBy(lessons, ({ courseCode }) => courseCode)].map(
    ([courseCode, own]) => `<h2>${courseCode}</h2>\n<ul>${own.map((one) => link(one, one.lesson.title.ru)).join('\n')}</ul>`,
  );
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Предпросмотр · Preview</title>
<link rel="stylesheet" href="/dev/inbox.css">
<link rel="icon" href="data:,">
</head>
<body>
<header>
<h1>Предпросмотр · Preview</h1>
<p>?lang=ru, ?lang=en, ?age=5, ?slide=2</p>
</header>
<main>
<h2>Виды заданий · Templates</h2>
<ul>${templates.map((one) => link(one, `${one.lesson.lessonCode}, ${one.slide}`)).join('\n')}</ul>
${courses.join('\n')}
</main>
</body>
</html>
`;
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

/** Names of things that are not ours: buttons of browsers, systems and Telegram, folders of mail, banks said aloud. */
const foreign = [
  /shared\/equipment\.ts$/u,
  /«(?:Спам|На экран „Домой“|Страйп|Запустить)»|“Add to Home Screen”|«Настройки → Камера/u,
] as const;

/** A name begins with a capital and is said in full: «Войти в урок». Examples and what is filled in are no names. */
const names = { ru: /«(\p{Lu}[^»{}]*)»/gu, en: /“(\p{Lu}[^”{}]*)”/gu };

/** Texts of a source, with `{}` for what is filled in. */
function said(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//gu, '').replace(/^\s*(?:\/\/|import ).*$/gmu, '');
  return (code.match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"/gu) ?? []).map((literal) =>
    literal.slice(1, -1).replace(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/gu, '{}'),
  );
}

/** Names in a text that nothing bears. */
const unborne = (text: string, language: 'ru' | 'en', borne: ReadonlySet<string>): string[] =>
  [...text.matchAll(names[language])].flatMap(([quoted, name]) =>
    name === undefined || foreign[1].test(quoted) || borne.has(name.replace(/[.,]$/u, '')) ? [] : [name],
  );

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test.each(['ru', 'en'] as const)('a button, a page or a field is named in a text as it is called now (%s)', (language) => {
  const files = globSync(`words/src/${language}/**/*.ts`, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(100);
  const texts = files.map((file) => ({ file, texts: said(read(file)) }));
  const borne = new Set(texts.flatMap((it) => it.texts));
  const answers = globSync('content/faq/*.yaml', { cwd: root }).map((file) => ({ file, texts: read(file).split('\n') }));
  expect(
    [...texts, ...answers]
      .filter(({ file }) => !foreign[0].test(file))
      .flatMap(({ file, texts: all }) => all.flatMap((text) => unborne(text, language, borne).map((name) => `${file}: ${name}`))),
  ).toEqual([]);
});

test('and if one was not, it would be found', () => {
  const borne = new Set(['Войти в урок']);
  expect(unborne('Нажмите «Войти в урок».', 'ru', borne)).toEqual([]);
  expect(unborne('Откройте «Кабинет», затем «Войти в урок»', 'ru', borne)).toEqual(['Кабинет']);
  expect(unborne('Скажите «а-а-а» в школе «{}»', 'ru', borne)).toEqual([]);
});

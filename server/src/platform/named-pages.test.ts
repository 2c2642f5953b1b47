import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';

import { expect, onTestFinished, test } from 'vitest';

import { namedPages } from './named-pages.ts';

const one = { regions: [], region: 'EU', publicUrl: 'https://school.example' } as unknown as Parameters<typeof namedPages>[1];

function built(): string {
  const folder = `${mkdtempSync(`${tmpdir()}/pages-`)}/`;
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(`${folder}index.html`, '<!doctype html><html lang="ru"><head><title>Школа</title></head></html>');
  writeFileSync(`${folder}manifest.webmanifest`, JSON.stringify({ name: 'Школа', short_name: 'Школа', lang: 'ru' }));
  return folder;
}

test('the page and the manifest bear the name of the school, whatever signs are in it', () => {
  const { page, manifest } = namedPages(built(), one);
  const name = { ru: 'Ёж 9«"$&</title>', en: '<b>Hog', short: '' };
  const { text, tag } = page(name);
  const shown = 'Ёж 9«&quot;$&amp;&lt;/title&gt;';
  expect(text).toContain(`<title>Школа «${shown}»</title>`);
  expect(text).toContain(`property="og:title" content="Школа «${shown}»"`);
  expect(text).toContain(`data-school-ru="${shown}" data-school-en="&lt;b&gt;Hog"`);
  expect(JSON.parse(manifest(name).text)).toEqual({ name: `Школа «${name.ru}»`, short_name: name.ru, lang: 'ru' });
  expect(JSON.parse(manifest({ ...name, short: 'Ёжик' }).text)).toMatchObject({ name: `Школа «${name.ru}»`, short_name: 'Ёжик' });
  expect(page({ ...name, en: 'Hog' }).tag).not.toBe(tag);
});

test('a practice school says so in every page, and no other does', () => {
  const name = { ru: 'Орешник', en: 'Hazel', short: '' };
  expect(namedPages(built(), { ...one, practice: true }).page(name).text).toContain('<html data-practice data-school-ru="Орешник"');
  expect(namedPages(built(), one).page(name).text).not.toContain('practice');
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';

import { expect, onTestFinished, test } from 'vitest';

import { namedPages } from './named-pages.ts';

const one = { regions: [], region: 'EU', publicUrl: 'https://school.example' } as unknown as Parameters<typeof namedPages>[1];

const usual = {
  name: { ru: 'Чип', en: 'Chip', short: '' },
  languages: ['ru-RU', 'en-US'],
  colour: '#5b3fc4',
  mascot: true,
  logo: '',
  zone: 'Europe/Moscow',
} as const;

function built(): string {
  const folder = `${mkdtempSync(`${tmpdir()}/pages-`)}/`;
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    `${folder}index.html`,
    '<!doctype html><html lang="ru"><head><title>Школа</title></head><body><svg viewBox="0 0 96 96"><g /></svg></body></html>',
  );
  writeFileSync(`${folder}manifest.webmanifest`, JSON.stringify({ name: 'Школа', short_name: 'Школа', lang: 'ru' }));
  return folder;
}

test('the page and the manifest bear the name of the school, whatever signs are in it', () => {
  const { page, manifest } = namedPages(built(), one);
  const name = { ru: 'Ёж 9«"$&</title>', en: '<b>Hog', short: '' };
  const look = { ...usual, name };
  const { text, tag } = page(look);
  const shown = 'Ёж 9«&quot;$&amp;&lt;/title&gt;';
  expect(text).toContain(`<title>Школа «${shown}»</title>`);
  expect(text).toContain(`property="og:title" content="Школа «${shown}»"`);
  expect(text).toContain(`data-school-ru="${shown}" data-school-en="&lt;b&gt;Hog"`);
  expect(JSON.parse(manifest(look).text)).toEqual({ name: `Школа «${name.ru}»`, short_name: name.ru, lang: 'ru', theme_color: '#5b3fc4' });
  expect(JSON.parse(manifest({ ...look, name: { ...name, short: 'Ёжик' } }).text)).toMatchObject({
    name: `Школа «${name.ru}»`,
    short_name: 'Ёжик',
  });
  expect(page({ ...look, name: { ...name, en: 'Hog' } }).tag).not.toBe(tag);
});

test('a practice school says so in every page, and no other does', () => {
  const look = { ...usual, name: { ru: 'Орешник', en: 'Hazel', short: '' } };
  expect(namedPages(built(), { ...one, practice: true }).page(look).text).toContain('<html data-practice data-school-ru="Орешник"');
  expect(namedPages(built(), one).page(look).text).not.toContain('practice');
});

test('a school of its own look is so on its first page: its colour, its face, and the language that it speaks first', () => {
  const { page, manifest, style } = namedPages(built(), one);
  const usualPage = page(usual).text;
  expect(usualPage).not.toMatch(/school\.css|data-languages|data-no-mascot|<img/);
  expect(usualPage).toContain('<svg viewBox="0 0 96 96">');
  const own = { ...usual, name: { ru: 'Ёж', en: 'Hog', short: '' }, languages: ['en-US'], colour: '#00695c', mascot: false } as const;
  const { text } = page(own);
  expect(text).toContain('<title>Hog</title>');
  expect(text).toContain('<link rel="stylesheet" href="/school.css?00695c" />');
  expect(text).toMatch(/<html data-languages="en-US" data-no-mascot /);
  expect(text).toContain('<img src="/favicon.svg" alt="" width="96" height="96" />');
  expect(text).not.toContain('<svg');
  expect(JSON.parse(manifest(own).text)).toMatchObject({ name: 'Hog', short_name: 'Hog', lang: 'en', theme_color: '#00695c' });
  expect(style(own).text).toMatch(/^:root:root,[^{]*:root \.room-day\{--color-brand:#00695c;/);
  expect(style(own).text).toMatch(/:root\[data-theme='dark'\]\{--color-brand:#[0-9a-f]{6};/);
});

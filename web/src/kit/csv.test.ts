import { describe, expect, test } from 'vitest';

import { cellOf, csvOf } from './csv.ts';

describe('a file for a spreadsheet', () => {
  test('begins with a mark, and parts cells by semicolons and lines by CRLF', () =>
    expect(csvOf(['Родитель', 'Дети'], [['Анна Иванова', 'Маша, Петя']])).toBe('\uFEFFРодитель;Дети\r\nАнна Иванова;Маша, Петя\r\n'));

  test('without rows has its head', () => expect(csvOf(['Родитель'], [])).toBe('\uFEFFРодитель\r\n'));

  for (const [typed, written] of [
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+375291234567', "'+375291234567"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1+1', "'\t=1+1"],
    ['\r=1+1', `"'\r=1+1"`],
    ["'=1+1", "'=1+1"],
  ] as const)
    test(`never computes ${JSON.stringify(typed)}`, () => expect(cellOf(typed)).toBe(written));

  for (const [typed, written] of [
    ['Анна; Пётр', '"Анна; Пётр"'],
    ['Анна "Аня"', '"Анна ""Аня"""'],
    ['две\nстроки', '"две\nстроки"'],
    ['anna@chip.school', 'anna@chip.school'],
    ['+375 29 123-45-67', '+375 29 123-45-67'],
    ['Анна-Мария', 'Анна-Мария'],
    ['', ''],
  ] as const)
    test(`keeps ${JSON.stringify(typed)} in its cell`, () => expect(cellOf(typed)).toBe(written));
});

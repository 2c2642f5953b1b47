import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { show } from '#testing/render.tsx';
import { ListPage } from './list-page.tsx';
import { noticesNow } from './notice.ts';

const words = {
  title: 'Возвраты',
  list: 'Заявки',
  search: 'Найти',
  searchFor: 'Имя',
  clear: 'Очистить',
  nothing: 'Ничего не нашлось',
  reset: 'Показать все',
  more: 'Ещё',
};
const read = { isError: false };

const page = (its: Partial<Parameters<typeof ListPage<string>>[0]>) => (
  <ListPage<string>
    words={words}
    list={read}
    items={[]}
    failed={<p>Не удалось прочитать</p>}
    empty={{ title: 'Заявок нет', about: 'Все решены' }}
    renderCard={(item) => <li key={item}>{item}</li>}
    {...its}
  />
);

test('a list says in which of its states it is', async () => {
  await show(page({ items: undefined }));
  expect([screen.queryByText('Не удалось прочитать'), screen.queryByText('Заявок нет')]).toEqual([null, null]);
  await show(page({ items: undefined, list: { isError: true } }));
  expect(screen.getByText('Не удалось прочитать')).toBeTruthy();
  await show(page({}));
  expect(screen.getByText('Заявок нет')).toBeTruthy();
  await show(page({ items: ['Анна', 'Нина'] }));
  expect(screen.getByRole('list', { name: 'Заявки' }).children).toHaveLength(2);
  // What was read before stays when it cannot be read anew.
  await show(page({ items: ['Анна'], list: { isError: true } }));
  expect([screen.queryByText('Не удалось прочитать'), screen.getByText('Анна').tagName]).toEqual([null, 'LI']);
});

test('where nothing fits what was asked for, one tap shows everything again', async () => {
  const reset = vi.fn();
  const { user } = await show(page({ search: 'Петрова', onSearch: () => undefined, onReset: reset }));
  expect([screen.queryByText('Заявок нет'), screen.getByText('Ничего не нашлось').textContent]).toEqual([null, 'Ничего не нашлось']);
  expect(screen.getByRole('searchbox', { name: 'Найти' })).toHaveProperty('value', 'Петрова');
  await user.click(screen.getByRole('button', { name: 'Показать все' }));
  expect(reset).toHaveBeenCalledOnce();
});

test('the way to more is there while there is more, and takes no second press while it is on its way', async () => {
  const next = vi.fn(() => Promise.resolve());
  const { user } = await show(page({ items: ['Анна'], list: { ...read, hasNextPage: true, fetchNextPage: next } }));
  await user.click(screen.getByRole('button', { name: 'Ещё' }));
  expect(next).toHaveBeenCalledOnce();
  const again = await show(page({ items: ['Анна'], list: { ...read, hasNextPage: true, isFetchingNextPage: true, fetchNextPage: next } }));
  await again.user.click(screen.getByRole('button', { name: 'Ещё' }));
  expect(next).toHaveBeenCalledOnce();
  await show(page({ items: ['Анна'] }));
  expect(screen.queryByRole('button', { name: 'Ещё' })).toBeNull();
});

test('the file holds the whole list, not the part that was read, and says so when it could not be made', async () => {
  const saved: string[] = [];
  const url = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    void (blob as Blob).text().then((text) => saved.push(text));
    return 'blob:file';
  });
  const whole = vi.fn((_: AbortSignal, onRead: (count: number) => void) => {
    onRead(1);
    return Promise.resolve(['Анна', 'Нина']);
  });
  const file = { name: () => 'list.csv', columns: ['Имя'], row: (item: string) => [item], whole };
  const named = { ...words, export: 'Скачать', exporting: (count: number) => `Собираем: ${count}`, exportFailed: 'Файл не собрался' };
  const { user } = await show(page({ words: named, items: ['Анна'], file }));
  await user.click(screen.getByRole('button', { name: 'Скачать' }));
  await vi.waitFor(() => expect(saved).toEqual([expect.stringContaining('Нина')]));
  whole.mockImplementationOnce(() => Promise.reject(new Error('No line')));
  await user.click(screen.getByRole('button', { name: 'Скачать' }));
  await vi.waitFor(() => expect(noticesNow().map(({ text }) => text)).toEqual(['Файл не собрался']));
  url.mockRestore();
});

import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { PageLayout } from './page-layout.tsx';
import { useWindowTitle } from './window-title.ts';

const Player = ({ title }: { title: string | undefined }) => {
  useWindowTitle(title);
  return null;
};

test('a page without a heading has its title once it is known, and that of its language', async () => {
  document.title = 'before';
  await show(<Player title={undefined} />);
  expect(document.title).toBe('before');
  await show(<Player title="Дружим с десяткой" />);
  expect(document.title).toBe('Дружим с десяткой · Школа «Чип»');
  await show(<Player title="Friends of ten" />, { language: 'en' });
  expect(document.title).toBe('Friends of ten · Chip School');
});

test('a page with a heading says it in the window, or what tells it apart', async () => {
  await show(<PageLayout title="Расписание">{null}</PageLayout>);
  expect(document.title).toBe('Расписание · Школа «Чип»');
  await show(
    <PageLayout title="Анна" windowTitle="Анна Петрова">
      {null}
    </PageLayout>,
  );
  expect(document.title).toBe('Анна Петрова · Школа «Чип»');
});

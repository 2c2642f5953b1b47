import { expect, test } from 'vitest';

import { showTable } from '#testing/render.tsx';
import { goTo } from './navigation.ts';
import type { PageFile, Route } from './table.ts';

const aMoment = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const pageOf = (text: string): PageFile => ({ Page: () => <p>{text}</p> });
const aRoute = (path: string, page: Route['page']): Route => ({
  path,
  names: [],
  page,
  layout: undefined,
  prepare: () => Promise.resolve(),
});

test('a page that takes long is said to come, and is shown when it is here', async () => {
  let arrives: (file: PageFile) => void = () => undefined;
  const slow = () => new Promise<PageFile>((resolve) => (arrives = resolve));
  const { findByText } = await showTable([aRoute('/home', async () => pageOf('home')), aRoute('/slow', slow)], '/home');
  await findByText('home');
  const going = goTo('/slow');
  await findByText('…');
  arrives(pageOf('slow'));
  await going;
  await findByText('slow');
});

test('a page that nobody waits for any more does not cover the one that was reached instead', async () => {
  const routes = [
    aRoute('/home', async () => pageOf('home')),
    aRoute('/slow', () => new Promise(() => undefined)),
    aRoute('/door', async () => pageOf('door')),
  ];
  const { findByText, queryByText, getByText } = await showTable(routes, '/home');
  await findByText('home');
  void goTo('/slow');
  await aMoment(50);
  await goTo('/door');
  await findByText('door');
  await aMoment(400);
  expect(queryByText('…')).toBeNull();
  expect(getByText('door')).toBeDefined();
});

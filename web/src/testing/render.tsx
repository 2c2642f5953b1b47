import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, type ReactNode } from 'react';

import { queryClient } from '#api/queries.ts';
import { useSchool } from '#api/school.ts';
import { schoolNow } from '#api/school-clock.ts';
import type { Feature } from '#i18n/features.ts';
import { setLocale, useLocale } from '#i18n/locale.ts';
import { preloadTexts, useTexts } from '#i18n/texts.ts';
import { closeNotice, noticesNow } from '#kit/notice.ts';
import { NoticeOutlet } from '#kit/notice-outlet.tsx';
import { begin, goTo } from '#kit/router/navigation.ts';
import { Router } from '#kit/router/router.tsx';
import type { Route } from '#kit/router/table.ts';
import { KitSurroundings } from '#kit/surroundings.tsx';

interface Around {
  language?: 'ru' | 'en';
  /** The texts its route would have loaded before. */
  texts?: readonly Feature[];
  /** Where one is. */
  at?: string;
  /** The path of the table the address is of; else the address itself. */
  path?: string;
  /** Goes on with what the app knows already, as after a step from page to page. */
  keepSession?: boolean;
}

let shown: ComponentType = () => null;
let pathNow = '/';
let begun = false;
let table: readonly Route[] | undefined;

/** A piece of the app as the shell shows it: words, the app's own query client, its router, messages. Gives a user at its keyboard. */
export async function show(piece: ReactNode, around: Around = {}) {
  table = undefined;
  shown = () => piece;
  return showRoutes(around);
}

/** The app with a table of its own: for what happens between two pages. */
export async function showTable(routes: readonly Route[], at: string) {
  table = routes;
  return showRoutes({ at });
}

async function showRoutes({ language = 'ru', texts = [], at = '/', path, keepSession = false }: Around) {
  setLocale(language === 'ru' ? 'ru-RU' : 'en-US');
  cleanup();
  if (!keepSession) queryClient.clear();
  for (const { id } of noticesNow()) closeNotice(id);
  await preloadTexts('shell', 'errorPages', ...texts);
  pathNow = path ?? new URL(at, location.href).pathname;
  await arrive(at);
  const user = userEvent.setup();
  const view = await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <Frame />
      </QueryClientProvider>,
    ),
  );
  return { ...view, user };
}

async function arrive(at: string): Promise<void> {
  if (begun) return goTo(at, { replace: true });
  begun = true;
  history.replaceState(null, '', at);
  await begin({ routesOf: () => Promise.resolve(table ?? [routeNow()]), admit: () => Promise.resolve(undefined) });
}

const routeNow = () => ({
  path: pathNow,
  names: [],
  page: () => Promise.resolve({ Page: shown }),
  layout: undefined,
  prepare: () => Promise.resolve(),
});

function Frame() {
  const locale = useLocale();
  const t = useTexts('shell');
  return (
    <KitSurroundings value={{ app: useSchool().called, locale, words: t.kit, now: schoolNow }}>
      <NoticeOutlet />
      <Router NotFound={NotFound} Broken={Broken} Waiting={Waiting} />
    </KitSurroundings>
  );
}

const NotFound = () => <p>404</p>;
const Broken = ({ error }: { error: unknown }) => <p>{String(error)}</p>;
const Waiting = () => (table ? <p>…</p> : null);

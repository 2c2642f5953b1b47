import type { SentTo } from '@school/contract/calls';
import { expect, test } from 'vitest';

import { goTo, placeNow } from '#kit/router/navigation.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';
import { beginTelemetry } from './telemetry.ts';

test('another week on the same page is a page view, too, and a filter that is typed is none', async () => {
  const school = fakeSchool();
  school.on('POST /analytics/batch', () => new Response('{}'));
  await show(<p>Расписание</p>, { at: '/schedule?week=2026-11-23', path: '/schedule' });
  const first = placeNow();
  if (!first) throw new Error('Nobody is anywhere');
  document.title = 'Расписание';
  beginTelemetry(first, performance.now());
  const weeks = () => {
    // What waits leaves with the page.
    dispatchEvent(new Event('pagehide'));
    return (
      school
        .by('POST /analytics/batch')
        .flatMap(({ body }) => (body as SentTo<'POST /analytics/batch'>['body']).events)
        .filter(({ eventName }) => eventName === 'chip_page_view')
        .map(({ data }) => new URL(data.pageUrl, location.href).search)
        // Which title comes first is not what this is about.
        .toSorted()
    );
  };
  await goTo('/schedule?week=2026-11-30');
  document.title = 'Следующая неделя';
  await expect.poll(weeks, { timeout: 20_000 }).toEqual(['?week=2026-11-23', '?week=2026-11-30']);
  // The same entry of the history, another query: somebody types.
  await goTo('/schedule?week=2026-12-07', { replace: true });
  document.title = 'Ещё неделя';
  const soon = () => new Promise((resolve) => setTimeout(resolve, 150));
  await soon();
  weeks();
  await soon();
  expect(weeks()).toHaveLength(2);
});

import type { AnalyticsEventName } from '@school/contract/analytics/events';

import { api } from '#api/client.ts';
import { happenedOn } from '#api/happened.ts';
import { queryClient } from '#api/queries.ts';
import { sessionQuery, whenSessionChanges } from '#api/session.ts';
import { placeNow, type Place } from '#kit/router/navigation.ts';

import { allRoutes } from '../all-routes.ts';
import { cleanAddress, cleanTitle, pageOf } from './clean.ts';
import { createEventQueue } from './event-queue.ts';
import { eventOfAnswer, eventOfReading } from './events-of-calls.ts';
import { visitNumber } from './visit.ts';

/** How long a page may take to say its title before the event goes without it. */
const patience = 3_000;

/** The title of the page that has just been reached: it is set when the page has its data. */
async function newTitle(before: string): Promise<string> {
  const until = performance.now() + patience;
  while (document.title === before && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 100));
  return document.title;
}

function storageOfWindow(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** Begins to tell what happens on the pages: each navigation, and what calls have done (docs/rules/telemetry.md#events). */
export function beginEvents() {
  const session = () => queryClient.getQueryData(sessionQuery.queryKey);
  const queue = createEventQueue({
    send: (events) => {
      const visit = visitNumber();
      const headers = {
        'x-referrer': document.referrer === '' ? '' : new URL(document.referrer).origin,
        'x-screen-size': `${screen.width}x${screen.height}`,
        'x-timezone': Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(visit !== undefined && session()?.role !== 'kid' && { 'x-visit': visit }),
      };
      return api('POST /analytics/batch', { body: { events: [...events] } }, { silent: true, keepalive: true, headers });
    },
    storage: storageOfWindow(),
    isOnline: () => navigator.onLine,
    now: () => performance.now(),
    later: (act, ms) => void setTimeout(act, ms),
  });

  function tell(eventName: AnalyticsEventName, href = location.href, title = document.title): void {
    const who = session();
    const isKid = who?.role === 'kid';
    const page = pageOf(allRoutes, new URL(href).pathname);
    queue.add({
      eventName,
      data: {
        customerId: isKid ? null : (who?.customerId ?? null),
        pageUrl: cleanAddress(allRoutes, href),
        pageTitle: cleanTitle(title, { page, isKid }),
        dateTime: new Date().toISOString(),
        system: navigator.userAgent.slice(0, 200),
      },
    });
  }

  addEventListener('pagehide', queue.leave);
  addEventListener('pageshow', ({ persisted }) => persisted && queue.back());
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? queue.leave() : queue.back()));
  addEventListener(happenedOn, (event) => tell((event as CustomEvent<AnalyticsEventName>).detail));

  // What a call has done is an event; what an order has become is read from its answers, once each.
  const told = new Set<string>();
  queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated' || mutation.state.status !== 'success') return;
    const event = eventOfAnswer(String(mutation.options.mutationKey?.[0]), mutation.state.data);
    const once = `${mutation.mutationId}`;
    if (event === undefined || told.has(once)) return;
    told.add(once);
    tell(event);
  });
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success') return;
    const read = eventOfReading(String(query.queryKey[0]), query.state.data);
    if (!read || told.has(read.once)) return;
    told.add(read.once);
    tell(read.event);
  });
  let was = session()?.customerId;
  whenSessionChanges(() => {
    const is = session()?.customerId;
    if (is !== undefined && was === undefined) tell('chip_signed_in');
    was = is;
  });
  let isBegun = false;
  document.addEventListener('input', () => {
    if (isBegun || placeNow()?.pathname !== '/registration') return;
    isBegun = true;
    tell('chip_registration_begun');
  });

  return {
    /** A page was reached; `titleBefore` is the title of the one that was left. */
    arrived(to: Place, titleBefore: string): void {
      // The first page has its title already.
      const before = to === placeNow() && titleBefore === document.title && performance.now() < patience ? '' : titleBefore;
      newTitle(before)
        .then((title) => tell('chip_page_view', to.href, title))
        // A window that goes while its title is waited for takes the event with it, and nobody is told of a fault.
        .catch(() => undefined);
    },
  };
}

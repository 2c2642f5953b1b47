import { atSchool } from '#api/school-address.ts';
import { api } from '#api/client.ts';
import { queryClient } from '#api/queries.ts';
import { sessionQuery } from '#api/session.ts';
import { onArrival, onDeparture, type Place } from '#kit/router/navigation.ts';

import { beginEvents } from './page-events.ts';

/** What the pages tell of themselves (docs/rules/telemetry.md). It begins when the first page stands, and whatever fails in it, no page notices. */

/** Milliseconds after the first page before faults are listened for by more than the first script. */
const quietAfter = 4_000;

/** Runs when the browser has nothing better to do. */
const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 10_000 });
  else setTimeout(act, 1_000);
};

/** `first` is the page the app began with, `stoodAt` when it stood (performance.now()). */
export function beginTelemetry(first: Place, stoodAt: number): void {
  const events = beginEvents();
  events.arrived(first, document.title);
  let left = { at: 0, title: '' };
  onDeparture(() => (left = { at: performance.now(), title: document.title }));
  onArrival(({ from, to }) => {
    // Another entry of the history on the same path (a week, an order) is a navigation, too; a filter that is typed is none.
    if (from?.pathname !== to.pathname || (from.href !== to.href && from.key !== to.key)) events.arrived(to, left.title);
  });

  // Something has gone wrong already: that is told now, and not when it is quiet.
  const hurry = (globalThis.earlyFaults?.length ?? 0) > 0;
  setTimeout(() => whenIdle(() => void beginFaults(first, stoodAt).catch(() => undefined)), hurry ? 0 : quietAfter);
}

async function beginFaults(first: Place, stoodAt: number): Promise<void> {
  const settings = await api('GET /faults/settings', {}, { silent: true });
  const dsn = settings.dsn ?? ownSink();
  const { listenForFaults } = await import('./faults.ts');
  const client = listenForFaults({ ...settings, dsn });
  if (Math.random() < settings.traces) (await import('./traces.ts')).trace(client, first, stoodAt);
  const { mayRecordHere, watchRecording } = await import('./recording.ts');
  const isKid = () => queryClient.getQueryData(sessionQuery.queryKey)?.role === 'kid';
  watchRecording({ client, shares: settings, mayRecord: (page) => !isKid() && mayRecordHere(page) });
}

/** The school itself, as a DSN: where it is reached from here. */
function ownSink(): string {
  const { protocol, host, pathname } = new URL(atSchool('/faults/1'), location.href);
  return `${protocol}//school@${host}${pathname}`;
}

declare global {
  /** Faults from before anybody heard of them, kept by public/first.js; undefined once they are heard. */
  var earlyFaults: unknown[] | undefined;
}

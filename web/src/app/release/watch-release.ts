import { queryClient } from '#api/queries.ts';
import { beginWorker, hasWorker, knownWorker } from '#api/service-worker.ts';
import { type Session, sessionQuery } from '#api/session.ts';
import { textsOf } from '#i18n/texts.ts';
import { raiseNotice } from '#kit/notice.ts';
import { isBusy } from './is-busy.ts';
import { watchTyping } from './typed.ts';

/** Milliseconds between looks for a new release, while the page is open. */
const lookEvery = 30 * 60_000;
/** Milliseconds between two tries to tell of it, while somebody is busy. */
const tryEvery = 5_000;
/** Milliseconds after which somebody who has closed the notice is told again. */
const tellEvery = 4 * 3_600_000;
/** Milliseconds for the new worker to take over; the page begins anew in any case. */
const patience = 3_000;

/** The release that this page is of; the build writes it. Undefined under `npm run dev`. */
const ownRelease = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content;
const sessionNow = () => queryClient.getQueryData<Session | null>(sessionQuery.queryKey);

let telling: ReturnType<typeof setInterval> | undefined;
let toldAt = -Infinity;

/**
 * Begins the worker for whoever is signed in, and looks for new releases. A new one is told of when nobody is in the
 * middle of something, and comes when the person says so; in the kid area with the next start by itself.
 */
export async function watchRelease(): Promise<void> {
  if (!hasWorker()) return;
  watchTyping();
  const session = sessionNow();
  const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  const registration = session && !saves && ownRelease() !== undefined ? await beginWorker() : await knownWorker();
  if (!registration) return;
  const { serviceWorker } = navigator;
  if (session?.role === 'parent' || session?.role === 'kid')
    void serviceWorker.ready.then(({ active }) => active && say(active, 'a family is here'));

  const look = () => void tellOfAnother(registration);
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  // Another tab has let the new one in: this one is of the old release.
  serviceWorker.addEventListener('controllerchange', look);
  look();
  let lookedAt = performance.now();
  const ask = () => {
    if (document.visibilityState !== 'visible' || performance.now() - lookedAt < lookEvery) return;
    lookedAt = performance.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  setInterval(ask, 60_000);
}

/** Is the newest worker of another release than this page? Then it is told of. */
async function tellOfAnother(registration: ServiceWorkerRegistration): Promise<void> {
  const newest = registration.waiting ?? navigator.serviceWorker.controller;
  if (!newest) return;
  const release = await releaseOf(newest);
  if (release === undefined) return;
  if (release !== ownRelease()) telling ??= setInterval(() => void tell(registration), tryEvery);
  // The page came from the network and is new itself: nothing changes for it.
  else if (registration.waiting) say(registration.waiting, 'take over');
}

function say(worker: ServiceWorker, word: 'which release' | 'a family is here' | 'take over', ports: Transferable[] = []): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is this origin's own
  worker.postMessage(word, ports);
}

const releaseOf = (worker: ServiceWorker): Promise<string | undefined> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(typeof data === 'string' ? data : undefined));
    port1.start();
    setTimeout(() => resolve(undefined), patience);
    say(worker, 'which release', [port2]);
  });

async function tell(registration: ServiceWorkerRegistration): Promise<void> {
  if (performance.now() - toldAt < tellEvery || sessionNow()?.role === 'kid' || isBusy()) return;
  toldAt = performance.now();
  const { release } = await textsOf('errorPages');
  raiseNotice({ tone: 'info', text: release.there, stays: true, action: { label: release.update, onPress: () => update(registration) } });
}

/** The person wants it: the new worker takes over, then the page begins anew. */
function update({ waiting }: ServiceWorkerRegistration): void {
  const again = () => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', again, { once: true });
  setTimeout(again, waiting ? patience : 0);
  if (waiting) say(waiting, 'take over');
}

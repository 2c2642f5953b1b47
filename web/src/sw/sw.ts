import { answerBuilt, answerNamed, answerPage, answerPlay } from './answers.ts';
import { beginRelease, type Files, forgetOldReleases, keepForFamily } from './cached-files.ts';
import { openMessage, showMessage } from './push.ts';
import { strategyOf } from './strategy-of.ts';

// Written in by the build (build/sw-plugin.ts).
declare const RELEASE: string;
declare const FILES: Files;

/**
 * The worker of the app: keeps what is needed to begin without a connection, and shows what the school sends. It never
 * takes over by itself: the person says when (or all its tabs are closed). What it cannot do, the browser does as ever.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', (event) => {
  event.waitUntil(beginRelease(RELEASE, FILES));
  // The one before only showed messages; no page stands on it.
  if (worker.registration.active?.scriptURL.endsWith('/push-worker.js')) event.waitUntil(worker.skipWaiting());
});

worker.addEventListener('activate', (event) => {
  const begin = async () => {
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
    await forgetOldReleases(RELEASE);
  };
  event.waitUntil(begin());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const later = (work: Promise<unknown>) => event.waitUntil(work);
  switch (strategyOf(request, worker.location.origin)) {
    case 'page': {
      const ahead = Promise.resolve(event.preloadResponse as Promise<Response | undefined>);
      later(ahead.catch(() => undefined));
      event.respondWith(answerPage(request, ahead, RELEASE));
      break;
    }
    case 'built':
      event.respondWith(answerBuilt(request, RELEASE, later));
      break;
    case 'named':
      event.respondWith(answerNamed(request));
      break;
    case 'play':
      event.respondWith(answerPlay(request, later));
      break;
    default:
  }
});

worker.addEventListener('message', (event) => {
  switch (event.data) {
    case 'which release':
      event.ports[0]?.postMessage(RELEASE);
      break;
    case 'a family is here':
      event.waitUntil(keepForFamily(RELEASE, FILES).catch(() => undefined));
      break;
    case 'take over':
      event.waitUntil(worker.skipWaiting());
      break;
    default:
  }
});

worker.addEventListener('push', (event) => event.waitUntil(showMessage(worker, event.data)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(openMessage(worker, event.notification)));

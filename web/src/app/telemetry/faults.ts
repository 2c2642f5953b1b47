import {
  breadcrumbsIntegration,
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  getCurrentScope,
  globalHandlersIntegration,
  httpContextIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/browser';

import { SchoolRefusal } from '#api/school-refusal.ts';

import { cleaningTransport } from './clean-envelope.ts';

/**
 * Reports faults of the pages in Sentry's format to `dsn`: the kind, the words and the stack, and the pages and calls
 * before it; nobody's name, address or number. Refusals of the school are no faults.
 */
export function listenForFaults({ dsn, replays, replaysOnFault }: { dsn: string; replays: number; replaysOnFault: number }): BrowserClient {
  const client = new BrowserClient({
    dsn,
    release: import.meta.env.MODE === 'development' ? 'development' : releaseOf(),
    transport: (options) => cleaningTransport(makeFetchTransport(options)),
    stackParser: defaultStackParser,
    integrations: [
      eventFiltersIntegration(),
      dedupeIntegration(),
      linkedErrorsIntegration(),
      globalHandlersIntegration(),
      httpContextIntegration(),
      // What was pressed is told by its words and labels, which may be names.
      breadcrumbsIntegration({ dom: false, xhr: false }),
    ],
    replaysSessionSampleRate: replays,
    replaysOnErrorSampleRate: replaysOnFault,
    sendClientReports: false,
    dataCollection: { userInfo: false },
    beforeSend(event, { originalException }) {
      if (originalException instanceof SchoolRefusal) return null;
      for (const exception of event.exception?.values ?? [])
        if (exception.value !== undefined) exception.value = withoutPeople(exception.value);
      return event;
    },
  });
  getCurrentScope().setClient(client);
  client.init();
  const early = globalThis.earlyFaults ?? [];
  globalThis.earlyFaults = undefined;
  for (const fault of early) client.captureException(fault);
  // A page that failed was shown as such: nobody threw further.
  addEventListener('school:fault', (event) => client.captureException((event as CustomEvent<unknown>).detail));
  return client;
}

/** Words without what looks like an address or a number of somebody. */
const withoutPeople = (words: string): string =>
  words.replace(/[^\s@'"(<,;]+@[^\s@'")>,;]+/g, '[mail]').replace(/\+?\d[\d\s()-]{5,}\d/g, '[number]');

/** The name of the app's first script changes with every release. */
const releaseOf = (): string =>
  /[^/]+(?=\.js$)/.exec(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')?.[0] ?? 'unknown';

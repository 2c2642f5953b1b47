import { api } from '#api/client.ts';
import { queryClient } from '#api/queries.ts';
import { sessionQuery } from '#api/session.ts';

/** Names in an address that open doors: they never leave with an event. */
const secrets = ['token', 'code', 'oobCode', 'ticket', 'key'];

/** The address without its secrets and without its fragment. */
export function withoutSecrets(address: string): string {
  const url = new URL(address);
  for (const name of secrets) url.searchParams.delete(name);
  url.hash = '';
  return url.href.slice(0, 500);
}

/** How long a page may take to say its title before the event goes without it. */
const patience = 3_000;

/** The title of the page that has just been reached: it is set when the page has its data. */
async function newTitle(before: string): Promise<string> {
  const until = performance.now() + patience;
  while (document.title === before && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 100));
  return document.title;
}

/**
 * Spec §2: a page-view event on each navigation. Nobody waits for it and nobody hears when it fails. `href` is the
 * page's address, `titleBefore` the title of the one that was left.
 */
export async function sendPageView(href: string, titleBefore: string): Promise<void> {
  const pageTitle = await newTitle(titleBefore);
  const session = queryClient.getQueryData(sessionQuery.queryKey);
  const data = {
    customerId: session?.customerId ?? null,
    pageUrl: withoutSecrets(href),
    pageTitle: pageTitle.slice(0, 200),
    dateTime: new Date().toISOString(),
    system: navigator.userAgent.slice(0, 200),
  };
  const headers = {
    'x-referrer': document.referrer === '' ? '' : withoutSecrets(document.referrer),
    'x-screen-size': `${screen.width}x${screen.height}`,
    'x-timezone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  api('POST /analytics', { body: { eventName: 'chip_page_view', data } }, { silent: true, keepalive: true, headers }).catch(
    () => undefined,
  );
}

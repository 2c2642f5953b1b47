import { find } from '#kit/router/address.ts';
import type { Route } from '#kit/router/table.ts';

/** Takes out of addresses and texts what tells who it was, or opens a door. What leaves with an event or a fault has gone through here. */

/** Names in a query that are known to be harmless. All others are left out. */
const harmless = ['week', 'kind', 'state', 'sort', 'subject', 'day', 'onboarding', 'mode', 'view', 'tab'];

/** The path as the table of paths writes it, `/kids/:kidUid`: no id and no name is ever in it. */
export function pageOf(routes: readonly Route[], pathname: string): string {
  const match = find(routes, pathname);
  return match ? match.route.path.replace(/\$(\w+)/g, ':$1') : '/not-found';
}

/** An address of the school as it may leave: its page, and of the query what is harmless. */
export function cleanAddress(routes: readonly Route[], address: string): string {
  const url = new URL(address);
  const query = new URLSearchParams([...url.searchParams].filter(([name, value]) => harmless.includes(name) && value.length <= 40));
  return `${url.origin}${pageOf(routes, url.pathname)}${query.size > 0 ? `?${query.toString()}` : ''}`.slice(0, 500);
}

/** The title of a page as it may leave: a child's pages and pages about one person or thing greet by name. */
export const cleanTitle = (title: string, { page, isKid }: { page: string; isKid: boolean }): string =>
  isKid || page.includes(':') ? '' : title.slice(0, 200);

const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** Paths that are no page: calls and files. */
const noPage = /^\/(?:api|assets|files|voices|realtime|faults)(?:\/|$)/;

/** Any text that may have addresses in it, as JSON too: each is cleaned, and ids are taken out of the rest. */
export function cleanText(routes: readonly Route[], text: string): string {
  return text
    .replace(/(?:https?|wss?):\/\/[^\s"'<>\\)\]}]+/g, (address) => {
      const url = URL.parse(address);
      if (!url) return '[address]';
      if (url.origin !== location.origin) return `${url.origin}/`;
      return noPage.test(url.pathname) ? `${url.origin}${url.pathname.replace(id, ':id')}` : `${url.origin}${pageOf(routes, url.pathname)}`;
    })
    .replace(/([?&][\w-]+=)[^\s&"'<>\\)]+/g, '$1')
    .replace(id, ':id');
}

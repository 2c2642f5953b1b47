import { shellCookies } from '@school/contract/region/across';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Settings } from './settings.ts';

/**
 * How a cookie of ours is called in the browser: `__Host-` where the school is reached by https, and the region behind it
 * where several regions share one address, so that none overwrites the other's. Nor does a practice school, which on one machine differs from
 * the real one by its port alone.
 */
export const cookieNaming = ({
  publicUrl,
  region,
  practice,
}: Pick<Settings, 'publicUrl' | 'region' | 'practice'>): ((name: string) => string) => {
  const { protocol, pathname } = new URL(publicUrl);
  const [before, behind] = [
    protocol === 'https:' ? '__Host-' : '',
    `${pathname === '/' ? '' : `-${region}`}${practice ? '-practice' : ''}`,
  ];
  return (name) => `${before}${name}${behind}`;
};

/** The value of a cookie out of the header; the first of that name. */
export function cookieOf(header: string | string[] | undefined, name: string): string | undefined {
  if (typeof header !== 'string') return undefined;
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/**
 * The app from a store keeps its cookies itself and sends them in a header of our own: its pages have another address, and
 * the systems withhold real cookies there. Called before anybody reads the header.
 */
export function takeShellCookies(request: FastifyRequest): void {
  const sent = request.headers[shellCookies.asked];
  if (typeof sent === 'string') request.headers.cookie = sent;
  else delete request.headers.cookie;
}

/** Tells the app from a store what to keep under a name, for so many seconds at most; an empty value takes it away. */
export function giveShellCookie(reply: FastifyReply, name: string, value: string, maxAge: number | undefined): void {
  const before = reply.getHeader(shellCookies.given);
  const cookie = `${name}=${value}${maxAge === undefined ? '' : `;${maxAge}`}`;
  void reply.header(shellCookies.given, typeof before === 'string' ? `${before}, ${cookie}` : cookie);
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

import { type Region, regionRow } from '@school/contract/region/regions';
import type { FastifyInstance } from 'fastify';

import { answerUnread } from './bare-answers.ts';
import { cookieOf } from './cookies.ts';
import { regionFor } from './regions.ts';
import type { Settings } from './settings.ts';

/** A region behind the proxy: its web server. */
export interface RegionBehind {
  region: Region;
  http: FastifyInstance;
}

/** What a region answers by itself; every other address below its path is a page of the app, which knows no regions' paths. */
const own = new Set([
  'api',
  'files',
  'realtime',
  'room',
  'sandbox',
  'erip',
  'unsubscribe',
  'voices',
  'dev',
  'metrics',
  'healthz',
  'readyz',
]);
const yearSeconds = 365 * 24 * 3600;

/**
 * One address for several regions on one machine: `/eu/api/…` goes to the school of that region, as `/api/…`. A page has no
 * region in its address: the browser keeps the region in a cookie, which opening `/eu/…` sets; who comes without one is led to
 * the region that is suggested. Requests are handed over within the process, with the visitor's own address.
 */
export function createReverseProxy(
  schools: readonly RegionBehind[],
  settings: Pick<Settings, 'regions' | 'countryHeader' | 'publicUrl'>,
): Server {
  const find = (region: string | undefined) => schools.find((school) => school.region === region);
  const secure = settings.publicUrl.startsWith('https:') ? '; Secure' : '';
  const cookie = (region: Region) => `region=${region}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;

  function schoolOf({ headers }: IncomingMessage): RegionBehind {
    const found = find(cookieOf(headers.cookie, 'region')) ?? find(regionFor(headers, settings)) ?? schools[0];
    if (!found) throw new Error('There is no region behind this address');
    return found;
  }

  /** The school of a request, and its address without the region; `page` when a browser wants a page of the app by it. */
  function sorted(request: IncomingMessage): { school: RegionBehind; url: string; page: boolean } {
    const asked = request.url ?? '/';
    for (const school of schools) {
      const { path } = regionRow(school.region);
      const rest = asked.slice(path.length);
      if (!asked.startsWith(path) || !/^(?:[/?]|$)/.test(rest)) continue;
      // Two slashes would be another machine's address in a redirect.
      const url = `/${rest.replace(/^[/\\]+/, '')}`;
      const [first = ''] = url.slice(1).split(/[/?]/, 1);
      return { school, url, page: request.method === 'GET' && !own.has(first) };
    }
    return { school: schoolOf(request), url: asked, page: false };
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { school, url, page } = sorted(request);
    if (page)
      return void response.writeHead(302, { location: url, 'set-cookie': cookie(school.region), 'cache-control': 'no-store' }).end();
    request.url = url;
    return school.http.routing(request, response);
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { school, url } = sorted(request);
    request.url = url;
    school.http.server.emit('upgrade', request, socket, head);
  }

  const server = createServer({ requestTimeout: 30_000, requireHostHeader: false }, answer).on('upgrade', upgrade);
  answerUnread(server, { https: settings.publicUrl.startsWith('https:') });
  return server;
}

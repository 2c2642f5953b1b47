import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

import type { ErrorCode } from '@school/contract/errors';
import { word } from '@school/contract/shapes';
import type { Facts } from '@school/contract/verdict';

import { bareRefusal } from '../bare-answers.ts';
import { isPassing } from '../passing-fault.ts';

/** An upgrade that is asked for: accepted by whoever guards its path, or refused. */
export interface Upgrade {
  request: IncomingMessage;
  url: URL;
  socket: Duplex;
  head: Buffer;
  refuse(code: ErrorCode, facts?: Facts): void;
}

export interface Guard {
  /** Whose path it is: a path that ends in a slash stands for everything below it. */
  path: string;
  admit(upgrade: Upgrade): Promise<void>;
  onFault(fault: unknown, what: string): void;
}

interface Guarded {
  guards: Guard[];
  https: boolean;
}

const guarded = new WeakMap<Server, Guarded>();

/** Guards one path of a server's upgrades; each server has one listener, which hands an upgrade to whoever guards its path. */
export function guardUpgrades(server: Server, { https = false }: { https?: boolean | undefined }, guard: Guard): void {
  const known = guarded.get(server);
  if (known) {
    known.guards.push(guard);
    known.https ||= https;
    return;
  }
  const all: Guarded = { guards: [guard], https };
  guarded.set(server, all);
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const refuse = (code: ErrorCode, facts?: Facts) => turnAway(socket, code, { https: all.https, facts });
    const url = URL.parse(request.url ?? '', 'http://school');
    const mine = url && all.guards.find(({ path }) => (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path));
    if (!mine) return refuse('request.not_found');
    mine.admit({ request, url, socket, head, refuse }).catch((fault: unknown) => {
      mine.onFault(fault, `upgrade ${mine.path}`);
      refuse(isPassing(fault) ? 'school.busy' : 'school.unexpected');
    });
  });
}

export function turnAway(
  socket: Duplex,
  code: ErrorCode,
  { https = false, facts = {} }: { https?: boolean; facts?: Facts | undefined },
): void {
  socket.end(bareRefusal(code, { https, facts }));
}

/** A browser always names the page's origin; a caller without one is no browser, and has nothing but its ticket. */
export function fromHere({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  if (headers.origin === undefined || origins.includes(headers.origin)) return true;
  return URL.parse(headers.origin)?.host === headers.host;
}

/** A ticket as identity gives it: anything else is not asked for. */
const ticketShape = word(1000, 1);

/** The ticket in the address of an upgrade, if there is one. */
export function ticketIn(url: URL): string | undefined {
  const ticket = ticketShape.safeParse(url.searchParams.get('ticket'));
  return ticket.success ? ticket.data : undefined;
}

/** What a message says, or undefined when it is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { shellCookies } from '@school/contract/region/across';

import { atSchool } from './school-address.ts';

/**
 * The cookies of the app from a store. Its pages have an address of their own, where the systems withhold the school's real
 * cookies, so it keeps them itself, where the system keeps secrets of this app alone, and sends them in a header of ours.
 * Each region of the school has its own.
 */

interface Kept {
  value: string;
  /** ms since 1970; without it, until the app is closed. */
  until?: number;
}
type Jar = Record<string, Kept>;

const slot = (): string => `cookies ${atSchool('')}`;
/** Where cookies last. */
interface Lasting {
  read(name: string): string | null;
  write(name: string, value: string): void;
}
let lasting: Lasting = { read: () => null, write: () => undefined };
/** Says where; before the first call. */
export const keepCookiesIn = (where: Lasting): void => {
  lasting = where;
};
/** Until the app is closed: in memory alone. */
const forNow = new Map<string, Jar>();

function read(): Jar {
  const kept = JSON.parse(lasting.read(slot()) ?? '{}') as Jar;
  return { ...kept, ...forNow.get(slot()) };
}

function write(jar: Jar): void {
  const entries = Object.entries(jar);
  lasting.write(slot(), JSON.stringify(Object.fromEntries(entries.filter(([, { until }]) => until !== undefined))));
  forNow.set(slot(), Object.fromEntries(entries.filter(([, { until }]) => until === undefined)));
}

/** The header to send with every call. */
export function cookiesToSend(): Record<string, string> {
  const now = Date.now();
  const alive = Object.entries(read()).filter(([, { until }]) => until === undefined || until > now);
  return alive.length === 0 ? {} : { [shellCookies.asked]: alive.map(([name, { value }]) => `${name}=${value}`).join('; ') };
}

/** Keeps what an answer gives: `name=value;seconds`, with commas; an empty value takes a cookie away. */
export function keepCookies(given: string | null): void {
  if (given === null) return;
  const jar = read();
  for (const cookie of given.split(', ')) {
    const [, name = '', value = '', seconds] = /^([^=]+)=([^;]*)(?:;(\d+))?$/.exec(cookie) ?? [];
    if (value === '') delete jar[name];
    else jar[name] = { value, ...(seconds !== undefined && { until: Date.now() + Number(seconds) * 1000 }) };
  }
  write(jar);
}

import type { AnswerOf } from '@school/contract/calls';
import type { RegionPlace } from '@school/contract/region/shapes';

import { api } from './client.ts';

/** How long the question for the region may take, in ms. */
const patience = 3_000;

/** The region suggested here, and all there are. docs/rules/accounts.md#region: when it cannot be asked, the region is US. */
export const askRegions = (at?: string): Promise<AnswerOf<'GET /region'>> =>
  api('GET /region', {}, { silent: true, signal: AbortSignal.timeout(patience), ...(at !== undefined && { at }) }).catch(() => ({
    region: 'US' as const,
    regions: [],
  }));

let go = ({ address }: RegionPlace, path: string): void => location.replace(`${address}${path}`);
/** How the app from a store goes to another region. */
export const goToRegionBy = (way: typeof go): void => {
  go = way;
};

/** The app begins again in another region, at a page of it; what this one has left on the device is left behind. Never resolves. */
export async function enterRegion(place: RegionPlace, path = '/login'): Promise<never> {
  sessionStorage.clear();
  localStorage.removeItem('kept-for');
  const kept = await indexedDB.databases().catch(() => []);
  for (const { name } of kept) if (name !== undefined) indexedDB.deleteDatabase(name);
  go(place, path);
  return new Promise<never>(() => undefined);
}

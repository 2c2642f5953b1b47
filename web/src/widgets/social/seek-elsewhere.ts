import type { SocialProvider } from '@school/contract/identity/social-calls';
import type { RegionPlace } from '@school/contract/region/shapes';

import { api } from '#api/client.ts';
import { askRegions } from '#api/regions.ts';
import { regionHere } from '#api/school-address.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';

import { goToProvider } from './go-to-provider.ts';

/** Where somebody goes on whom a region does not know. */
export type Onward =
  /** To the provider once more, for a region that has not been asked. */
  | { way: string }
  /** Nobody is left to be asked: back to the region where it began. */
  | { home: RegionPlace | undefined };

/**
 * Somebody has come from a service and is nobody's here: looks in the next region, as signing in by a password does (docs/decisions/0038).
 * What a provider has said is good for one region, so one goes to it again; it asks nothing anew of who is signed in there.
 * `asked`: regions that did not know, as their answers name them.
 */
export async function seekElsewhere(provider: SocialProvider, asked: readonly string[]): Promise<Onward> {
  // With one region there is nobody else.
  if (regionHere() === undefined) return { home: undefined };
  const { regions } = await askRegions();
  const after = regions.map(({ region }) => region).filter((region) => asked.includes(region));
  for (const { region, address } of regions.filter((place) => !asked.includes(place.region))) {
    try {
      const body = { ...goToProvider.body, after };
      return {
        way: (await api('POST /auth/social/:provider/start', { params: { provider }, body }, { at: address, silent: true })).address,
      };
    } catch (cause) {
      // It does not offer this service, or cannot be reached: nobody is found there.
      if (!(cause instanceof SchoolRefusal)) throw cause;
      cause.take();
      after.push(region);
    }
  }
  const first = regions.find(({ region }) => region === asked[0]);
  return { home: first?.region === regionHere() ? undefined : first };
}

/** Where a callback is worth something: the app from a store may be in another region than its way back. Undefined: here. */
export async function regionOfCallback(callback: string): Promise<string | undefined> {
  const region = regionInCallback(callback);
  if (region === undefined || regionHere() === undefined || region === regionHere()) return undefined;
  return (await askRegions()).regions.find((place) => place.region === region)?.address;
}

/** The region that a callback says it is from; believed for nothing but whom to ask. */
export function regionInCallback(callback: string): string | undefined {
  try {
    const said: unknown = JSON.parse(atob(callback.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof said === 'object' && said !== null && 'reg' in said && typeof said.reg === 'string' ? said.reg : undefined;
  } catch {
    return undefined;
  }
}

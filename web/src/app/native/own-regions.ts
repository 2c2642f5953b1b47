import { regionCodes, regionOnFailure } from '@school/contract/region/regions';
import type { RegionPlace } from '@school/contract/region/shapes';

import { askRegions, goToRegionBy } from '#api/regions.ts';
import { setSchool } from '#api/school-address.ts';
import { beginAgainAt } from './begin-again.ts';

/** `EU=https://eu.example.com,US=https://us.example.com`, as the app was built with (`npm run native`). */
function readRegions(written: string): RegionPlace[] {
  return written.split(',').flatMap((part) => {
    const [code = '', address = ''] = part.trim().split('=', 2);
    const region = regionCodes.find((known) => known === code);
    return region === undefined ? [] : [{ region, address: address.replace(/\/+$/, '') }];
  });
}

const slot = 'region';

/** The regions that this app was built for. */
export const builtFor: readonly RegionPlace[] = readRegions(String(import.meta.env['VITE_SCHOOL_REGIONS'] ?? ''));

/**
 * Chooses the region before the first call: the one chosen earlier, otherwise the one that the marketing host suggests, otherwise
 * US (docs/rules/accounts.md#region). From then on the token's region wins, and the app begins again for it.
 */
export async function chooseRegion(): Promise<void> {
  const [first] = builtFor;
  if (!first) throw new Error('The app was built without VITE_SCHOOL_REGIONS');
  const find = (code: string | null) => builtFor.find(({ region }) => region === code);
  const choose = ({ region, address }: RegionPlace) => {
    localStorage.setItem(slot, region);
    setSchool({ region: builtFor.length > 1 ? region : undefined, base: address });
  };
  goToRegionBy((place, path) => {
    choose(place);
    beginAgainAt(path);
  });
  const before = find(localStorage.getItem(slot));
  if (before || builtFor.length === 1) return choose(before ?? first);
  const { region } = await askRegions(String(import.meta.env['VITE_SCHOOL_URL'] ?? first.address));
  return choose(find(region) ?? find(regionOnFailure) ?? first);
}

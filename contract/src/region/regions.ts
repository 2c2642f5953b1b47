import type { Currency } from '../shapes.ts';

/**
 * A region of the school: a deployment of its own, with its own database. What differs by machine stands in the settings
 * of that deployment, each with the region's code behind its name: DATABASE_URL_US, CONTACT_PHONE_US; its public address
 * stands in REGIONS.
 */
export interface RegionRow {
  /** Where it lies when several regions run behind one address (`npm start -- --regions EU,US`). */
  path: `/${string}`;
  /** The currency that a new family begins with. */
  currency: Currency;
  /** The time zone of a new family whose device does not tell its own. */
  zone: string;
  /** Visitors from these countries (ISO 3166) are led here; the first region of a school takes everybody else. */
  countries: readonly string[];
  /** Who takes which money, the nearest bank first; where it is not set up, the next one takes it. */
  banks: Readonly<Record<Currency, readonly string[]>>;
}

/**
 * All regions there are. One more is one more entry here, its name in the texts (`i18n/…/regions.ts`), and its settings.
 * A payment in Belarus goes through a bank of Belarus, and is neither converted nor taken for a foreign one.
 */
export const regionTable = {
  EU: {
    path: '/eu',
    currency: 'BYN',
    zone: 'Europe/Minsk',
    countries: ['BY', 'RU', 'KZ', 'PL', 'LT', 'LV', 'EE', 'DE', 'FR', 'ES', 'IT', 'GB'],
    banks: { BYN: ['bepaid', 'stripe'], RUB: ['bepaid'], USD: ['stripe', 'bepaid'], EUR: ['stripe', 'bepaid'], KZT: ['stripe'] },
  },
  US: {
    path: '/us',
    currency: 'USD',
    zone: 'America/New_York',
    countries: ['US', 'CA', 'MX'],
    banks: { BYN: ['stripe'], RUB: [], USD: ['stripe'], EUR: ['stripe'], KZT: ['stripe'] },
  },
} as const satisfies Record<string, RegionRow>;

export type Region = keyof typeof regionTable;
export const regionCodes = Object.keys(regionTable) as [Region, ...Region[]];

/** Taken where the region cannot be read (docs/rules/accounts.md#region). */
export const regionOnFailure: Region = 'US';

/** A region by its code, with all its fields whatever its own row leaves unsaid. */
export const regionRow = (region: Region): RegionRow => regionTable[region];

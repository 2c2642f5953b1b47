import { type Region, regionCodes } from '@school/contract/region/regions';
import type { RegionPlace } from '@school/contract/region/shapes';

import type { TlsFiles } from '../tls-server.ts';
import { list, type Reading } from './reading.ts';

/** Where this school and those of other regions are reached. */
export interface PlaceSettings {
  region: Region;
  /** All regions of the school and where they are reached, the first for everybody else; always this one among them. */
  regions: readonly [RegionPlace, ...RegionPlace[]];
  port: number;
  /** Files of the certificate with which the school opens its own door in TLS. */
  tls?: TlsFiles;
  /** Without a slash at the end. */
  publicUrl: string;
  /** The public address was said and not guessed. */
  hasPublicUrl: boolean;
}

/** Reads the addresses of the regions: this one's is PUBLIC_URL, or stands in REGIONS, or is this machine. */
export function placeSettings(reading: Reading): PlaceSettings {
  const { region, address, whole, oneOf, given, problems } = reading;
  const port = whole('PORT', 0, 65_535);
  oneOf('REGION', regionCodes);
  const known = regionsOf(reading);
  const said = address('PUBLIC_URL', ['http:', 'https:']) ?? known.find((place) => place.region === region)?.address;
  const [cert, key] = [given('TLS_CERT'), given('TLS_KEY')];
  const tls = cert !== undefined && key !== undefined ? { cert, key } : undefined;
  if (!tls && (cert ?? key) !== undefined) problems.push('TLS_CERT and TLS_KEY belong together: one of them is missing');
  const publicUrl = said ?? `${tls ? 'https' : 'http'}://localhost:${port}`;
  if (tls && publicUrl.startsWith('http:')) problems.push('PUBLIC_URL begins with http: but the school speaks TLS (TLS_CERT)');
  const [first = { region, address: publicUrl }, ...others] = known;
  return { region, regions: [first, ...others], port, ...(tls && { tls }), publicUrl, hasPublicUrl: said !== undefined };
}

/** `EU=https://eu.example.com,US=https://us.example.com`. */
function regionsOf({ region: own, value, problems }: Reading): RegionPlace[] {
  const places = list(value('REGIONS')).flatMap((part) => {
    const [, code, address = ''] = /^(\w+)=(https?:\/\/.+?)\/*$/.exec(part) ?? [];
    const region = regionCodes.find((known) => known === code);
    if (region && URL.canParse(address)) return [{ region, address }];
    problems.push(`REGIONS has ${part}: it takes ${regionCodes.join(', ')}, each with = and an address`);
    return [];
  });
  if (places.length > 0 && !places.some(({ region }) => region === own)) problems.push(`REGIONS does not name ${own}, which REGION is`);
  return places;
}

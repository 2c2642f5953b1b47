import type { TextsOf } from './features.ts';

type Names = TextsOf<'names'>;

/** The city of a zone in words; a zone we have no word for is called by its IANA city. */
export function zoneCity(names: Names, zone: string): string {
  const cities: Readonly<Record<string, string>> = names.zones;
  return cities[zone] ?? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** How a family is told whose time it is reading: «по вашему времени, Минск». */
export const familyZone = (names: Names, zone: string): string => names.yourTime(zoneCity(names, zone));

/** The same beside a heading that says «время» itself: «ваш часовой пояс: Минск». */
export const familyZoneNote = (names: Names, zone: string): string => names.yourZone(zoneCity(names, zone));

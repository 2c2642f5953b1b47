import { usualZone } from './usual.ts';

/**
 * The zone of the school (docs/rules/settings.md): its days begin and end by it, and a teacher who has said no other keeps the grid in it.
 * A process, and a page, belong to one school whose zone is fast from its first lesson on: so it is known here and handed through no calls.
 */
let zone: string = usualZone;
const hearers = new Set<(zone: string) => void>();

/** The IANA name of the zone in force. */
export const schoolZone = (): string => zone;

/** The settings of the school were read, or changed. */
export function keepSchoolZone(its: string): void {
  if (its === zone) return;
  zone = its;
  for (const hear of hearers) hear(its);
}

/** Calls back when it becomes another one; answers with what ends it. */
export function onSchoolZone(hear: (zone: string) => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

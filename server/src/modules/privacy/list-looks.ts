import type { Look } from '@school/contract/privacy/shapes';
import { privacyLimits } from '@school/contract/privacy/limits';

import { schoolZone } from '@school/contract/school/zone';

import type { Tools } from './tools.ts';

const acts = 200;

/**
 * Who of the school was in the account, looked at the card, or changed something of the family, and what its other adults did, the newest
 * first. What
 * support did in the account stands with its visit. A reading is known by its day.
 */
export const listLooks =
  ({ support, audit, adults, identity, readersOf }: Pick<Tools, 'support' | 'audit' | 'adults' | 'identity' | 'readersOf'>) =>
  async (familyId: string, before: string | undefined): Promise<{ looks: Look[]; next: string | null }> => {
    const [visits, entries, done, readers] = await Promise.all([
      support.visitsOf(familyId),
      audit.of(familyId, acts),
      adults.doneFor(familyId, acts),
      readersOf(familyId),
    ]);
    const names = new Map(
      await Promise.all([...new Set(readers.map((it) => it.accountId))].map(async (id) => [id, await identity.nameOf(id)] as const)),
    );
    const plain = { act: null, did: null, eventId: null, reason: null, changes: null };
    const all: Look[] = [
      ...visits.map(({ from, name, reason, changes }) => ({ ...plain, at: from, kind: 'visit' as const, name, reason, changes })),
      ...readers.map(({ accountId, day }) => ({
        ...plain,
        at: Temporal.PlainDate.from(day).toZonedDateTime(schoolZone()).toInstant().toString(),
        kind: 'read' as const,
        name: names.get(accountId) ?? '',
      })),
      ...entries
        .filter(({ act }) => !act.startsWith('support.'))
        .map(({ at, by, act }) => ({ ...plain, at, kind: 'act' as const, name: by.name, act })),
      ...done.map(({ at, name, act, eventId }) => ({ ...plain, at: at.toString(), kind: 'adult' as const, name, did: act, eventId })),
    ];
    const sorted = all.toSorted((a, b) => Temporal.Instant.compare(b.at, a.at));
    const rest = before === undefined ? sorted : sorted.filter(({ at }) => Temporal.Instant.compare(at, before) < 0);
    const looks = rest.slice(0, privacyLimits.looksPage);
    return { looks, next: rest.length > looks.length ? (looks.at(-1)?.at ?? null) : null };
  };

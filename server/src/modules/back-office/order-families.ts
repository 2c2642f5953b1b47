import { subjectCodes } from '@school/contract/catalogue/limits';
import { processStates } from '@school/contract/calendar/limits';

import { type Found, inParts, unitsOf } from './narrow-families.ts';
import type { Query, Tools } from './tools.ts';

type Column = 'parent' | 'kids' | 'phone' | 'email' | 'subject' | 'processes' | 'gold' | 'silver' | 'created';
/** What a family is put in its place by; nothing to go by stands last, whichever way. */
type Key = string | number | undefined;

/** Names as in a dictionary. */
const dictionary = new Intl.Collator('ru-RU', { numeric: true });

const keysOf: Record<Column, (tools: Tools, all: readonly Found[]) => Promise<(it: Found) => Key>> = {
  parent: async () => (it) => it.name,
  created: async () => (it) => it.createdAt.epochMilliseconds,
  gold: async (tools, all) => {
    const units = await unitsOf(tools, all);
    return ({ familyId }) => units.get(familyId)?.gold ?? 0;
  },
  silver: async (tools, all) => {
    const units = await unitsOf(tools, all);
    return ({ familyId }) => units.get(familyId)?.silver ?? 0;
  },
  kids: async ({ families }, all) => {
    const kids = await inParts(all, async (ids) => Map.groupBy(await families.kidsOfMany(ids), ({ familyId }) => familyId));
    return ({ familyId }) => kids.get(familyId)?.[0]?.name;
  },
  phone: async ({ identity }, all) => {
    const contacts = await inParts(all, (ids) => identity.contactsOfMany(ids));
    return ({ familyId }) => contacts.get(familyId)?.phone ?? undefined;
  },
  email: async ({ identity }, all) => {
    const contacts = await inParts(all, (ids) => identity.contactsOfMany(ids));
    return ({ familyId }) => contacts.get(familyId)?.email ?? undefined;
  },
  /** As they are told everywhere. */
  subject: async ({ families }, all) => {
    const rows = await inParts(all, async (ids) => new Map((await families.many(ids)).map((it) => [it.familyId, it])));
    return ({ familyId }) => {
      const subject = rows.get(familyId)?.initialSubject;
      return subject && subjectCodes.indexOf(subject);
    };
  },
  /** By how far the first one has come. */
  processes: async ({ calendar }, all) => {
    const processes = await inParts(all, (ids) => calendar.processesOfMany(ids));
    return ({ familyId }) => {
      const state = processes.get(familyId)?.[0]?.state;
      return state && processStates.indexOf(state);
    };
  },
};

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : dictionary.compare(String(one), String(other));

/** The whole list by one of its columns; those that are equal as they came. */
export async function inOrder(tools: Tools, all: readonly Found[], order: NonNullable<Query['order']>): Promise<readonly Found[]> {
  const isDown = order.startsWith('-');
  const keyOf = await keysOf[(isDown ? order.slice(1) : order) as Column](tools, all);
  const keyed = all.map((it) => ({ it, key: keyOf(it) }));
  return keyed
    .toSorted((one, other) => {
      if (one.key === undefined || other.key === undefined) return Number(one.key === undefined) - Number(other.key === undefined);
      return (isDown ? -1 : 1) * compare(one.key, other.key);
    })
    .map(({ it }) => it);
}

import { createHash, randomBytes } from 'node:crypto';

import type { AnnouncementContent } from '@school/contract/notifications/announcement-shapes';
import type { Locale } from '@school/contract/shapes';
import { textsIn } from '@school/words/letters/texts';

import { Refusal } from '#platform/refusal';

import { filledWith, waysFor } from '../rules/announcing.ts';
import type { Omission } from './announcements.store.ts';
import type { AnnouncementTools } from './given.ts';

/** Name under which the outbox asks whether a letter that waited for the morning still goes. */
export const stillGoes = 'notifications.announcement';
export interface GoesTo {
  announcementId: string;
  /** A family whose parent may have refused offers meanwhile; null where it is no offer. */
  familyId: string | null;
}

/** Where the reader of an offer gives offers up; its key is in the letter alone. */
const unsubscribeAddress = (address: string, key: string): string => `${address}/unsubscribe/${key}`;
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** The words of an announcement for one reader. */
export function wordsFor(
  content: Pick<AnnouncementContent, 'subject' | 'text'>,
  locale: Locale,
  { unsubscribe, ...values }: { name: string; kids?: readonly string[]; school: string; unsubscribe?: string | undefined },
) {
  const language = locale === 'en-US' ? 'en' : 'ru';
  const kids = values.kids && new Intl.ListFormat(locale).format(values.kids);
  const holes = { name: values.name, school: values.school, ...(kids !== undefined && { kids }) };
  return textsIn(locale).announced({
    subject: filledWith(content.subject[language], holes),
    text: filledWith(content.text[language], holes),
    unsubscribe,
  });
}

/** Tells one person of it; answers why it was not, and by which key of its letter offers are given up. */
export const tellOne =
  (tools: AnnouncementTools) =>
  async (
    announcementId: string,
    content: AnnouncementContent,
    personId: string,
  ): Promise<{ why: Omission | null; unsubscribeHash: string | null }> => {
    const { families, school, address, tell } = tools;
    const leftOut = (why: Omission) => ({ why, unsubscribeHash: null });
    const person = await readerOf(tools, content, personId);
    if (!person) return leftOut('gone');
    const isOffer = content.kind === 'offers' && content.segment.audience === 'families';
    if (isOffer && !(await families.whoAllow('marketing', [personId])).has(personId)) return leftOut('refused');
    const key = isOffer ? randomBytes(24).toString('base64url') : undefined;
    const unsubscribe = key === undefined ? undefined : unsubscribeAddress(address, key);
    const words = wordsFor(content, person.locale, { ...person, school: school.name(person.locale), unsubscribe });
    const isTold = await tell(person, `announcement ${announcementId} ${personId}`, words, {
      topic: isOffer ? 'offers' : 'message',
      asks: { name: stillGoes, about: { announcementId, familyId: isOffer ? personId : null } satisfies GoesTo },
      through: { ways: waysFor(content), asChosen: isOffer },
      unsubscribe,
    });
    return isTold ? { why: null, unsubscribeHash: key === undefined ? null : hashOf(key) } : leftOut('no_way');
  };

/** Who reads it, by what they are called, in their language and zone; undefined when they have left the school. */
async function readerOf({ families, identity, staffing }: AnnouncementTools, { segment }: AnnouncementContent, personId: string) {
  if (segment.audience === 'teachers') {
    const teacher = (await staffing.employed()).find(({ teacherId, teachesNow }) => teacherId === personId && teachesNow);
    return teacher && { customerId: personId, timezone: teacher.zone, name: teacher.name, ...(await identity.reachOf(personId)) };
  }
  const family = await families.family(personId).catch((fault: unknown) => {
    if (fault instanceof Refusal && fault.code === 'families.family_not_found') return undefined;
    throw fault;
  });
  if (!family) return undefined;
  const kids = (await families.kidsOf(personId)).map(({ name }) => name);
  const { email, phone } = await identity.reachOf(personId);
  return { customerId: personId, timezone: family.timezone, locale: family.locale, name: family.firstName, kids, email, phone };
}

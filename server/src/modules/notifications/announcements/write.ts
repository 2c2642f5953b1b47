import type { Announcement, AnnouncementContent } from '@school/contract/notifications/announcement-shapes';
import type { Locale } from '@school/contract/shapes';
import { signed } from '@school/words/letters/signed';
import { textsIn } from '@school/words/letters/texts';

import type { Colleague } from '#platform/dated-rows';
import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { insist, Refusal } from '#platform/refusal';

import { faultsOf, mayAgree, mayStart, needsSecond } from '../rules/announcing.ts';
import type { AnnouncementTools } from './given.ts';
import { otherSenders } from './reach.ts';
import { wordsFor } from './tell-one.ts';
import { whoIsReached } from './who-is-reached.ts';

/** What managers do with announcements. */
export function announcementActions(tools: AnnouncementTools, show: (id: string, viewer: string) => Promise<Announcement>) {
  const { db, clock, store, identity, school, messages } = tools;
  const colleague = async ({ accountId }: Principal): Promise<Colleague> => ({ accountId, name: await identity.nameOf(accountId) });

  async function locked(id: string) {
    const found = await store.lock(id);
    if (!found) throw new Refusal('notifications.announcement_not_found');
    return found;
  }
  async function asRead(id: string, revision: number) {
    const found = await locked(id);
    if (found.revision !== revision) throw new Refusal('notifications.announcement_changed', { by: found.savedByName });
    return found;
  }
  async function draft(id: string, revision: number) {
    const found = await asRead(id, revision);
    if (found.state !== 'draft') throw new Refusal('notifications.announcement_moved_on');
    return found;
  }
  /** An act on one announcement, with how it stands afterwards. */
  const act = (who: Principal, id: string, work: () => Promise<unknown>): Promise<Announcement> =>
    db.inTransaction(async () => {
      await work();
      return show(id, who.accountId);
    });

  return {
    begin(who: Principal, content: AnnouncementContent): Promise<Announcement> {
      const id = newId();
      return act(who, id, async () => store.add(id, content, await colleague(who), clock.now()));
    },
    save: (who: Principal, id: string, revision: number, content: AnnouncementContent): Promise<Announcement> =>
      act(who, id, async () => {
        await draft(id, revision);
        await store.save(id, content, await colleague(who), clock.now());
      }),
    discard: (id: string, revision: number): Promise<void> =>
      db.inTransaction(async () => {
        await draft(id, revision);
        await store.discard(id);
      }),
    /** The letter to whoever asks, in both languages: what is tried is not told to anybody else. */
    test: (who: Principal, id: string, revision: number): Promise<void> =>
      db.inTransaction(async () => {
        const { content } = await asRead(id, revision);
        const { email } = await identity.reachOf(who.customerId);
        if (email === null) throw new Refusal('identity.contact_needed');
        const name = await identity.nameOf(who.accountId);
        for (const locale of ['ru-RU', 'en-US'] satisfies Locale[]) {
          const kids = content.segment.audience === 'families' ? [textsIn(locale).someReader.kid] : undefined;
          const words = wordsFor(content, locale, { name, school: school.name(locale), ...(kids && { kids }) });
          const { subject, text } = signed(words, { locale, school: school.name(locale) });
          const key = `announcement test ${newId()}`;
          await messages.queue({ key, channel: 'mail', to: email, customerId: who.customerId, subject, text });
        }
      }),
    send: (
      who: Principal,
      id: string,
      { revision, people, startsAt }: { revision: number; people: number; startsAt: Temporal.Instant | null },
    ): Promise<Announcement> =>
      act(who, id, async () => {
        const { content } = await draft(id, revision);
        const count = faultsOf(content).length;
        if (count > 0) throw new Refusal('notifications.announcement_not_ready', { count });
        const now = clock.now();
        insist(mayStart(startsAt, now));
        const reached = (await whoIsReached(tools, content)).people.map(({ personId }) => personId);
        // Nobody is told who was not counted when the button was pressed.
        if (reached.length !== people) throw new Refusal('notifications.announcement_reach_changed', { people: reached.length });
        const state = needsSecond(people, await otherSenders(tools, who.customerId)) ? 'asked' : 'going';
        await store.send(id, { state, startsAt: startsAt ?? now, people: reached }, await colleague(who));
      }),
    agree: (who: Principal, id: string): Promise<Announcement> =>
      act(who, id, async () => {
        insist(mayAgree(await locked(id), who.accountId));
        await store.agree(id, await colleague(who));
      }),
    pause: (who: Principal, id: string): Promise<Announcement> =>
      act(who, id, async () => {
        const { state } = await locked(id);
        if (state !== 'going') throw new Refusal('notifications.announcement_moved_on');
        await store.setState(id, 'paused');
      }),
    goOn: (who: Principal, id: string): Promise<Announcement> =>
      act(who, id, async () => {
        const { state } = await locked(id);
        if (state !== 'paused') throw new Refusal('notifications.announcement_moved_on');
        await store.setState(id, 'going');
      }),
    stop: (who: Principal, id: string, reason: string): Promise<Announcement> =>
      act(who, id, async () => {
        const { state } = await locked(id);
        if (state !== 'going' && state !== 'paused' && state !== 'asked') throw new Refusal('notifications.announcement_moved_on');
        await store.stop(id, await colleague(who), reason, clock.now());
      }),
  };
}

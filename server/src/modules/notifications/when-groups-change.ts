import type { Locale, Localised } from '@school/contract/shapes';

import type { EventOf } from '#platform/events';
import { tellFamily } from './tell-family.ts';
import { deadlineIn, momentIn } from '@school/words/letters/wording';
import type { Tools } from './tools.ts';

const titleIn = (locale: Locale, title: Localised): string => title[locale === 'ru-RU' ? 'ru' : 'en'];
const nameOf = async ({ families }: Pick<Tools, 'families'>, { familyId, kidUid }: { familyId: string; kidUid: string }): Promise<string> =>
  (await families.kidOf(familyId, kidUid)).name;
/** A kid may join and leave a group again and again: each time is an occasion of its own. */
const occasion = ({ clock }: Pick<Tools, 'clock'>, what: string, { kidUid, groupId }: { kidUid: string; groupId: string }): string =>
  `${what} ${groupId} ${kidUid} ${clock.now().toString()}`;

/** Says that the place is the kid's, and when the first lesson is. */
export const whenGroupIsJoined =
  (tools: Tools) =>
  (it: EventOf<'groups.joined'>): Promise<void> =>
    tellFamily(tools)(
      it.familyId,
      occasion(tools, 'group joined', it),
      async (texts, to, { locale, timezone }) => {
        const moment = it.firstLesson && momentIn(locale, timezone, Temporal.Instant.from(it.firstLesson));
        return texts.groupJoined({ ...to, kid: await nameOf(tools, it), group: titleIn(locale, it.title), moment });
      },
      { topic: 'schedule', pressing: 'receipt' },
    );

/** Says when the trial lesson in the group is. */
export const whenGroupVisitIsBooked =
  (tools: Tools) =>
  (it: EventOf<'groups.visit_booked'>): Promise<void> =>
    tellFamily(tools)(
      it.familyId,
      occasion(tools, 'group visit', it),
      async (texts, to, { locale, timezone }) => {
        const moment = momentIn(locale, timezone, Temporal.Instant.from(it.startsAt));
        return texts.groupVisitBooked({ ...to, kid: await nameOf(tools, it), group: titleIn(locale, it.title), moment });
      },
      { topic: 'schedule', pressing: 'receipt' },
    );

/** Says that a place is kept for the kid, and until when. */
export const whenPlaceIsOffered =
  (tools: Tools) =>
  (it: EventOf<'groups.place_offered'>): Promise<void> =>
    tellFamily(tools)(
      it.familyId,
      occasion(tools, 'place offered', it),
      async (texts, to, { locale, timezone }) => {
        const moment = it.startsAt && momentIn(locale, timezone, Temporal.Instant.from(it.startsAt));
        const until = deadlineIn(locale, timezone, Temporal.Instant.from(it.until));
        return texts.groupPlaceOffered({ ...to, kid: await nameOf(tools, it), group: titleIn(locale, it.title), until, moment });
      },
      { topic: 'offers', uselessAt: Temporal.Instant.from(it.until) },
    );

/** Says that the place went on to the next family. */
export const whenOfferIsOver =
  (tools: Tools) =>
  (it: EventOf<'groups.offer_expired'>): Promise<void> =>
    tellFamily(tools)(
      it.familyId,
      occasion(tools, 'offer over', it),
      async (texts, to, { locale }) => texts.groupOfferExpired({ ...to, kid: await nameOf(tools, it), group: titleIn(locale, it.title) }),
      { topic: 'offers' },
    );

/** Says that a group ends, and why. */
export const whenGroupIsClosed =
  (tools: Tools) =>
  (it: EventOf<'groups.closed'>): Promise<void> =>
    tellFamily(tools)(it.familyId, occasion(tools, 'group closed', it), async (texts, to, { locale }) =>
      texts.groupClosed({ ...to, kid: await nameOf(tools, it), group: titleIn(locale, it.title), reason: it.reason }),
    );

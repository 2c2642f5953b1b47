import type { Locale, Localised } from '@school/contract/shapes';

import type { EventOf } from '#platform/events';
import { schoolZone } from '@school/contract/school/zone';
import { isToday } from './rules/is-today.ts';
import { tellFamily } from './tell-family.ts';
import { dateIn, deadlineIn, momentIn } from '@school/words/letters/wording';
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

/** Says that too few came, and what is back. */
export const whenGroupIsNotGathered =
  (tools: Tools) =>
  (it: EventOf<'groups.not_gathered'>): Promise<void> =>
    tellFamily(tools)(it.familyId, occasion(tools, 'group not gathered', it), async (texts, to, { locale }) =>
      texts.groupNotGathered({ ...to, kid: await nameOf(tools, it), group: titleIn(locale, it.title) }),
    );

/** Says from which day a group is over, why, and what is back. */
export const whenGroupCloses =
  (tools: Tools) =>
  (it: EventOf<'groups.closing'>): Promise<void> =>
    tellFamily(tools)(it.familyId, occasion(tools, 'group closes', it), async (texts, to, { locale }) => {
      const from = dateIn(locale, Temporal.Instant.from(it.from).toZonedDateTimeISO(schoolZone()).toPlainDate());
      const { lessons, returned, reason } = it;
      return texts.groupCloses({ ...to, kid: await nameOf(tools, it), group: titleIn(locale, it.title), from, lessons, returned, reason });
    });

/** Says when a group meets from now on, with whom, and where the child has another lesson then. */
export const whenGroupIsMoved =
  (tools: Tools) =>
  (it: EventOf<'groups.moved'>): Promise<void> =>
    tellFamily(tools)(
      it.familyId,
      occasion(tools, 'group moved', it),
      async (texts, to, { locale, timezone }) => {
        const moment = (at: string) => momentIn(locale, timezone, Temporal.Instant.from(at));
        const { withTeacher, reason } = it;
        const group = titleIn(locale, it.title);
        const { name: teacher } = await tools.calendar.teacher(it.teacherId);
        const facts = { group, teacher, withTeacher, reason, first: moment(it.startsAt), missing: it.missing.map(moment) };
        return texts.groupMoved({ ...to, kid: await nameOf(tools, it), ...facts });
      },
      { topic: 'schedule' },
    );

/** Says on which days a group does not meet; a lesson of today cannot wait for the morning. */
export const whenGroupLessonsAreOff =
  (tools: Tools) =>
  async (it: EventOf<'groups.lessons_off'>): Promise<void> => {
    const { timezone } = await tools.families.family(it.familyId);
    const isUrgent = it.startsAt.some((at) => isToday(Temporal.Instant.from(at), tools.clock.now(), timezone));
    return tellFamily(tools)(
      it.familyId,
      occasion(tools, 'group lessons off', it),
      async (texts, to, { locale }) => {
        const moments = it.startsAt.map((at) => momentIn(locale, timezone, Temporal.Instant.from(at)));
        const { returned, reason } = it;
        return texts.groupLessonsOff({ ...to, kid: await nameOf(tools, it), group: titleIn(locale, it.title), moments, returned, reason });
      },
      { topic: 'schedule', pressing: isUrgent ? 'urgent' : 'usual' },
    );
  };

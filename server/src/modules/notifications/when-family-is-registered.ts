import type { FamiliesEvent } from '#modules/families';
import type { IdentityEvent } from '#modules/identity';

import { tellFamily } from './tell-family.ts';
import type { Tools } from './tools.ts';
import { whenIntroIsBooked } from './when-trial-moves-on.ts';

type Registered = Extract<FamiliesEvent, { type: 'families.registered' }>;

/** Welcomes the family and leads to the trial. */
export const whenFamilyIsRegistered =
  (tools: Tools) =>
  ({ familyId, kidUid }: Pick<Registered, 'familyId' | 'kidUid'>): Promise<void> =>
    tellFamily(tools)(
      familyId,
      `welcome ${familyId}`,
      async (texts, to) => {
        const { name: kid } = await tools.families.kidOf(familyId, kidUid);
        return texts.welcome({ ...to, kid });
      },
      { topic: 'offers', pressing: 'receipt' },
    );

type Confirmed = Extract<IdentityEvent, { type: 'identity.contact_confirmed' }>;
/** Who confirms a contact later than that has long been at home in the school. */
const welcomedFor = { hours: 30 * 24 };
/** The open schedule is shorter than that. */
const bookedWithin = { hours: 60 * 24 };

/**
 * What was said before stands behind the bell; by letter goes what is still of use, once: when the trial is that was booked
 * meanwhile, or the welcome where none was yet (docs/decisions/0041). What went to another contact already is not said twice.
 */
export const whenContactIsConfirmed =
  (tools: Tools) =>
  async ({ customerId, role }: Confirmed): Promise<void> => {
    if (role !== 'parent') return;
    const { createdAt } = await tools.families.family(customerId);
    if (Temporal.Instant.compare(createdAt.add(welcomedFor), tools.clock.now()) < 0) return;
    const now = tools.clock.now();
    const processes = await tools.calendar.processesOf(customerId);
    const ahead = await tools.calendar.lessonsAheadOf(customerId, now, now.add(bookedWithin));
    for (const { processId, type, subject, kids } of processes) {
      const trial =
        type === 'intro' &&
        ahead.find((it) => it.subject === subject && it.courseCode === null && it.kidUids.some((kid) => kids.includes(kid)));
      if (!trial) continue;
      const [kidUid = ''] = kids;
      const { lessonId, startsAt } = trial;
      return whenIntroIsBooked(tools)({ familyId: customerId, kidUid, processId, lessonId, startsAt: startsAt.toString(), by: 'parent' });
    }
    // Whoever has come so far is past the welcome.
    if (processes.some(({ state }) => state !== 'waitSchedulingIntroLesson')) return;
    const [kid] = await tools.families.kidsOf(customerId);
    if (kid) await whenFamilyIsRegistered(tools)({ familyId: customerId, kidUid: kid.kidUid });
  };

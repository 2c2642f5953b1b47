import type { TestAnswer, TestSchool } from '../../testing.ts';
import { aCredit } from '../ledger/testing.ts';
import { haveFamily, haveTeacher, type TestFamily } from '../scheduling/testing.ts';
import type { NewGroup } from './create-group.ts';

/** A plain group of a teacher: Wednesdays at 18:00 in Moscow. A test names only what it is about. */
export const aGroup = (its: Partial<NewGroup> & Pick<NewGroup, 'teacherId'>): NewGroup => ({
  courseCode: 'speakingClub',
  title: { ru: 'Разговорный клуб', en: 'Speaking club' },
  level: 'A1',
  ages: { from: 7, to: 9 },
  weekday: 3,
  startMinute: 18 * 60,
  minutes: 50,
  capacity: 6,
  ...its,
});

/** A teacher with a group; a test names only what it is about. */
export async function haveGroup(school: TestSchool, its: Partial<Omit<NewGroup, 'teacherId'>> = {}) {
  const { teacherId, teacher } = await haveTeacher(school, { name: 'Ольга' });
  return { teacherId, teacher, groupId: await school.groups.createGroup(aGroup({ teacherId, ...its })) };
}

/** Puts paid units of group lessons onto a family's balance, and lets everybody hear of it. */
export async function paySilver(school: TestSchool, { familyId }: Pick<TestFamily, 'familyId'>, units: number): Promise<void> {
  await school.ledger.credit(aCredit({ familyId, units, kind: 'silver', value: 19_200 }));
  await school.outbox.drain();
}

/** A family with one kid of 8 and so many paid silver units. */
export async function haveClubFamily(school: TestSchool, units = 8, its: Parameters<typeof haveFamily>[1] = {}): Promise<TestFamily> {
  const family = await haveFamily(school, { born: { year: 2018, month: 5 }, ...its });
  if (units > 0) await paySilver(school, family, units);
  return family;
}

/** Calls of a family about groups, as its parent. */
export const parentOf = (school: TestSchool, family: TestFamily) => {
  const { kidUid } = family;
  const as = school.as(family.parent);
  return {
    join: (groupId: string, kid = kidUid): Promise<TestAnswer> => as.post(`/groups/${groupId}/join`, { kidUid: kid }),
    leave: (groupId: string, kid = kidUid): Promise<TestAnswer> => as.post(`/groups/${groupId}/leave`, { kidUid: kid }),
    visit: (groupId: string, timestamp: string): Promise<TestAnswer> => as.post(`/groups/${groupId}/visit`, { kidUid, timestamp }),
    wait: (its: { groupId?: string; courseCode?: string; weekday?: number; dayPart?: string; wishes?: string } = {}): Promise<TestAnswer> =>
      as.post('/groups/waiting', { kidUid, courseCode: 'speakingClub', ...its }),
    accept: (requestId: string): Promise<TestAnswer> => as.post(`/groups/waiting/${requestId}/accept`),
    decline: (requestId: string): Promise<TestAnswer> => as.post(`/groups/waiting/${requestId}/decline`),
    withdraw: (requestId: string): Promise<TestAnswer> => as.post(`/groups/waiting/${requestId}/withdraw`),
    mine: async () => (await as.get('/groups/mine')).body,
    terms: async (groupId: string) => (await as.get(`/groups/${groupId}/terms/${kidUid}`)).body,
    events: async (from = '2026-11-23') => (await as.get(`/events?from=${from}`)).body.events,
    balance: async () => (await as.get('/user')).body.balance.bundleSilver,
    process: async () => (await as.get('/user')).body.processes.find(({ type }: { type: string }) => type === 'group'),
  };
};

/** Free places of the only group, or of the named one. */
export async function freePlaces(school: TestSchool, groupId: string): Promise<number | undefined> {
  return (await school.groups.one(groupId))?.freePlaces;
}

/** A group of three that is full, and its kids' families. */
export async function haveFullGroup(school: TestSchool, its: Parameters<typeof haveGroup>[1] = {}) {
  const { groupId, teacherId } = await haveGroup(school, { capacity: 3, ...its });
  const inside = [await haveClubFamily(school), await haveClubFamily(school), await haveClubFamily(school)] as const;
  for (const family of inside) await parentOf(school, family).join(groupId);
  return { groupId, teacherId, inside };
}

/** The first request of a family on the waiting list. */
export const requestOf = async (school: TestSchool, family: TestFamily) => (await parentOf(school, family).mine()).waiting[0];

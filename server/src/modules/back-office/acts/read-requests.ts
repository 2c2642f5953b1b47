import type { AnswerOf } from '@school/contract/calls';

import { ageOn } from '#modules/families';

import type { ActTools } from './tools.ts';

/** What families wait for a manager to answer: the oldest first. */
export const readRequests = (tools: ActTools) => async (): Promise<AnswerOf<'GET /manager/requests'>> => {
  const { calendar, scheduling, staffing, groups, clock } = tools;
  const [asked, waiting, trials] = await Promise.all([
    scheduling.waitingTeacherRequests(),
    groups.waitingLists(),
    staffing.trialsWithoutOutcome(),
  ]);
  const known = familiesOf(tools);
  const teachers = [];
  for (const { requestId, familyId, processId, fromTeacherId, reason, askedAt } of asked) {
    const { process } = (await scheduling.managedProcesses(familyId)).find((it) => it.process.processId === processId) ?? {};
    const who = await known(familyId, process?.kids[0] ?? '');
    if (!process || !who) continue;
    teachers.push({
      requestId,
      ...who.person,
      process,
      from: await calendar.teacher(fromTeacherId),
      reason,
      askedAt: askedAt.toString(),
    });
  }
  return {
    now: clock.now().toString(),
    teachers,
    waiting: await named(waiting, async (it) => {
      const who = await known(it.familyId, it.request.kidUid);
      return who && { ...who.person, timezone: who.timezone, request: it.request, open: it.open };
    }),
    trials: await named(trials, async (it) => {
      const who = await known(it.familyId, it.kidUid);
      return who && { ...who.person, lesson: it.lesson };
    }),
  };
};

/** Rows of those who are there. */
async function named<From, To>(rows: readonly From[], shown: (row: From) => Promise<To | undefined>): Promise<To[]> {
  const found: To[] = [];
  for (const row of rows) {
    const it = await shown(row);
    if (it) found.push(it);
  }
  return found;
}

/** Families and their kids by name, each read once. */
function familiesOf({ families, clock }: ActTools) {
  const read = new Map<string, ReturnType<typeof readOne>>();
  const readOne = async (familyId: string) => ({ family: await families.family(familyId), kids: await families.kidsOf(familyId) });
  return async (familyId: string, kidUid: string) => {
    const reading = read.get(familyId) ?? readOne(familyId);
    read.set(familyId, reading);
    const { family, kids } = await reading;
    const kid = kids.find((it) => it.kidUid === kidUid);
    if (!kid) return undefined;
    const { name, birth } = kid;
    const parentName = `${family.firstName} ${family.lastName}`.trim();
    return { timezone: family.timezone, person: { familyId, parentName, kid: { kidUid, name, age: ageOn(birth, clock.now()) } } };
  };
}

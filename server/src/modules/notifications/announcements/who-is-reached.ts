import { backOfficeLimits } from '@school/contract/back-office/limits';
import type { AnnouncementContent, AnnouncementSegment } from '@school/contract/notifications/announcement-shapes';

import { ageOn } from '#modules/families';

import type { AnnouncementTools } from './given.ts';

type OfFamilies = Extract<AnnouncementSegment, { audience: 'families' }>;
interface Reached {
  personId: string;
  name: string;
}

/** Families looked at in one go. */
const atOnce = 500;

/** Everybody of the segment who may be told this kind of news, by name as the lists have them; `left`: those who have not agreed to offers. */
export async function whoIsReached(
  tools: AnnouncementTools,
  { segment, kind }: Pick<AnnouncementContent, 'segment' | 'kind'>,
): Promise<{ people: Reached[]; left: number }> {
  if (segment.audience === 'teachers') {
    const all = (await tools.staffing.employed()).filter(
      ({ teachesNow, subjects }) => teachesNow && (segment.subject === null || subjects.includes(segment.subject)),
    );
    return { people: all.map(({ teacherId, name }) => ({ personId: teacherId, name })), left: 0 };
  }
  const chosen = await chosenAtOnce(tools, segment);
  const all = (await tools.families.matching({ typed: '', orAmong: [] })).filter(({ familyId }) =>
    chosen.every((ids) => ids.has(familyId)),
  );
  const people: Reached[] = [];
  let left = 0;
  for (let from = 0; from < all.length; from += atOnce) {
    const some = all.slice(from, from + atOnce);
    const ids = await inSegment(
      tools,
      segment,
      some.map(({ familyId }) => familyId),
    );
    const agreed = kind === 'offers' ? await tools.families.whoAllow('marketing', [...ids]) : ids;
    left += ids.size - agreed.size;
    people.push(...some.flatMap(({ familyId, name }) => (agreed.has(familyId) ? [{ personId: familyId, name }] : [])));
  }
  return { people, left };
}

/** What one question answers for the whole school: who has the tag, who has a place in the group. */
async function chosenAtOnce({ familiesTagged, groups }: AnnouncementTools, { tag, groupId }: OfFamilies): Promise<ReadonlySet<string>[]> {
  const chosen: ReadonlySet<string>[] = [];
  if (tag !== null) chosen.push(await familiesTagged(tag));
  if (groupId !== null) {
    const enrolled = (await groups.seatsOf(groupId)).filter(({ heldAs }) => heldAs === 'enrolment');
    chosen.push(new Set(enrolled.map(({ familyId }) => familyId)));
  }
  return chosen;
}

/** Of these families, those of whom everything is true. */
async function inSegment(tools: AnnouncementTools, segment: OfFamilies, familyIds: readonly string[]): Promise<Set<string>> {
  let ids = new Set(familyIds);
  const keep = (isIn: (familyId: string) => boolean) => {
    ids = new Set([...ids].filter((id) => isIn(id)));
  };
  if (segment.balance !== null) {
    const balances = await tools.ledger.balancesOf([...ids]);
    keep((id) => isLeft(balances.get(id), segment.balance));
  }
  if (segment.zone !== null) {
    const zones = await tools.families.timezonesOf([...ids]);
    keep((id) => zones.get(id) === segment.zone);
  }
  if (segment.language !== null) {
    const contacts = await tools.identity.reachOfMany([...ids]);
    keep((id) => contacts.get(id)?.locale === segment.language);
  }
  const byAge = segment.ageFrom !== null || segment.ageTo !== null;
  const byProcess = segment.course !== null || segment.state !== null || segment.teacherId !== null;
  const kids = byAge ? await fittingKids(tools, segment, [...ids]) : undefined;
  if (kids) keep((id) => kids.has(id));
  if (byProcess) {
    const processes = await tools.calendar.processesOfMany([...ids]);
    keep((id) =>
      (processes.get(id) ?? []).some(
        (it) =>
          (segment.course === null || it.courseCode === segment.course) &&
          (segment.state === null || it.state === segment.state) &&
          (segment.teacherId === null || it.teacher?.teacherId === segment.teacherId) &&
          (!kids || it.kids.some((kidUid) => kids.get(id)?.has(kidUid))),
      ),
    );
  }
  return ids;
}

/** Children of the age, by family; a family without one is not among them. */
async function fittingKids(
  { families, clock }: AnnouncementTools,
  { ageFrom, ageTo }: OfFamilies,
  familyIds: readonly string[],
): Promise<Map<string, Set<string>>> {
  const all = new Map<string, Set<string>>();
  for (const { familyId, kidUid, birth } of await families.kidsOfMany(familyIds)) {
    const age = ageOn(birth, clock.now());
    if (age < (ageFrom ?? 0) || age > (ageTo ?? Infinity)) continue;
    all.set(familyId, (all.get(familyId) ?? new Set()).add(kidUid));
  }
  return all;
}

type Balance = Awaited<ReturnType<AnnouncementTools['ledger']['balancesOf']>> extends Map<string, infer B> ? B : never;

/** Nothing on the balance, or so little that it ends soon: as the list of families has it. */
function isLeft(balance: Balance | undefined, wanted: OfFamilies['balance']): boolean {
  const left = balance ? balance.bundleGold.goldCurrent + balance.bundleSilver.silverCurrent + balance.subscription.silverCurrent : 0;
  return wanted === 'none' ? left === 0 : left > 0 && left <= backOfficeLimits.endingUnits;
}

import type { Actor } from '#modules/calendar';
import { erasePlatformData } from '#platform/erase-platform-data';
import { allowErasing, type Erased, inEachText, nobodysName } from '#platform/erasure';

import { Refusal } from '#platform/refusal';

import { deleteDroppedFiles } from './dropped-files.ts';
import type { ErasureRow } from './erasures.store.ts';
import { type FullName, namesOut, namesOutElsewhere, stemsOf } from './rules/names-out.ts';
import { tellOfErasure } from './tell-family.ts';
import { isMoneyOnItsWay } from './money-on-its-way.ts';
import type { Tools } from './tools.ts';

const theSchool: Actor = { accountId: null, role: 'school' };
/** So long is between leaving and erasing: whoever has to know that lessons were cancelled is told by then. */
const untilErased = { minutes: 1 };
/** A lesson that began before is waited for, so long at most. */
const lessonsWaitedFor = { hours: 48 };

/** The job: whose week is over leaves the school, and a moment later its data go, in one transaction each. */
export const eraseDue = (tools: Tools) => async (): Promise<void> => {
  const { erasures, clock } = tools;
  const now = clock.now();
  // What left at the last look, before anybody leaves at this one.
  for (const { erasureId } of await erasures.due('leaving', now.subtract(untilErased))) await eraseOne(tools, erasureId);
  for (const { erasureId } of await erasures.due('waiting', now)) await leave(tools, erasureId);
  await deleteDroppedFiles(tools);
};

/** Lessons ahead are cancelled, groups left, and the family is told for the last time. */
const leave = (tools: Tools, erasureId: string): Promise<void> =>
  tools.db.inTransaction(async () => {
    const erasure = await tools.erasures.take(erasureId, 'waiting');
    if (!erasure) return;
    const { familyId, kidUid } = erasure;
    const kidUids = kidUid === null ? (await tools.families.kidsOf(familyId)).map((kid) => kid.kidUid) : [kidUid];
    // Money that is on its way is waited for.
    if (kidUid === null && (await isMoneyOnItsWay(tools, familyId))) return;
    for (const going of kidUids) {
      await tools.groups.leaveAll(theSchool, { familyId, kidUid: going });
      await tools.scheduling.leaveForGood(theSchool, { familyId, kidUid: going, reason: 'left the school' });
    }
    if (kidUid === null) {
      await tools.subscriptions.leaveForGood(familyId);
      await tools.savedCards.leaveForGood(familyId);
      await tools.payments.leaveForGood(familyId);
    }
    await tellOfErasure(tools)(erasure, 'begins');
    await tools.erasures.left(erasureId, tools.clock.now());
    await tools.realtime.changed(`users/${familyId}`);
  });

const eraseOne = (tools: Tools, erasureId: string): Promise<void> =>
  tools.db.inTransaction(async () => {
    const erasure = await tools.erasures.take(erasureId, 'leaving');
    if (!erasure || (await hasOpenLessons(tools, erasure))) return;
    const { familyId } = erasure;
    await tools.ledger.lockFamily(familyId);
    await allowErasing(tools.db);
    const it = await whoseDataGo(tools, erasure);
    if (it.account) await tools.identity.endAllSessions(it.account.accountId);
    for (const erase of [erasePlatformData(tools.db), ...tools.personalData.erasers()]) await erase(it);
    // What was exported of them goes with the data.
    for (const file of await tools.exports.dropAll(familyId)) await it.dropFile(file);
    await tools.erasures.wordsOut(it);
    await tools.families.refind(familyId);
    if (it.account) await tools.erasures.doneWithFamily(familyId, it.at);
    await tools.erasures.done(erasureId, it.at);
    const { kidUid, byAccount } = erasure;
    await tools.erasedList.add({ erasureId, familyId, kidUid, byAccount, at: it.at.toString() });
    const by = { accountId: erasure.byAccount, role: erasure.byRole, ...(erasure.byRole === 'parent' && { name: nobodysName }) };
    await tools.eraseInAudit(it, { by, reason: erasure.reason === null ? null : it.without(erasure.reason), erasureId });
    await tools.realtime.changed(`users/${familyId}`);
  });

/** A lesson that is going on belongs to its teacher until it is closed; who never closes it is not waited for. */
async function hasOpenLessons({ scheduling, families, clock }: Tools, { familyId, kidUid, leftAt }: ErasureRow): Promise<boolean> {
  if (leftAt && Temporal.Instant.compare(clock.now(), leftAt.add(lessonsWaitedFor)) >= 0) return false;
  const kidUids = kidUid === null ? (await families.kidsOf(familyId)).map((kid) => kid.kidUid) : [kidUid];
  for (const one of kidUids) if ((await scheduling.openLessonsOf(familyId, one)) > 0) return true;
  return false;
}

/** Whose data go, by which names they are known, and who may have been told about them. */
async function whoseDataGo(tools: Tools, { familyId, kidUid }: ErasureRow): Promise<Erased> {
  const { families, identity, clock, erasures } = tools;
  const [family, kids, account, managers, adults] = await Promise.all([
    families.family(familyId),
    families.kidsOf(familyId),
    identity.accountOf(familyId),
    identity.managers(),
    identity.adults.ofFamily(familyId),
  ]);
  const at = clock.now();
  const going = kidUid === null ? kids : kids.filter((kid) => kid.kidUid === kidUid);
  const staying =
    kidUid === null
      ? []
      : [family.lastName, ...kids.filter((kid) => kid.kidUid !== kidUid).flatMap(({ name, surname }) => [name, surname])];
  const names = [
    ...going.flatMap(({ name, surname }) => [name, surname]),
    ...(kidUid === null ? [family.firstName, family.lastName, ...adults.map(({ name }) => name)] : []),
  ];
  const { email = null, phone = null } = kidUid === null && account ? account : {};
  const digits = phone?.replace('+', '') ?? '';
  const known = {
    names: names.filter((name) => !staying.some((other) => other.toLowerCase() === name.toLowerCase())),
    exact: [email ?? '', phone ?? '', digits, ...(kidUid === null ? adults.flatMap((it) => [it.email ?? '', it.phone ?? '']) : [])],
  };
  const without = namesOut(known);
  const full = [...going, ...(kidUid === null ? [{ name: family.firstName, surname: family.lastName }] : [])];
  const neighbours = await tools.familiesBeside(going.map((kid) => kid.kidUid));
  return {
    familyId,
    kidUids: going.map((kid) => kid.kidUid),
    account: kidUid === null && account ? { accountId: account.accountId, email, phone } : null,
    grownUps: adults.map(({ adultId }) => adultId),
    told: [...new Set([...managers, ...(await tools.teachersWhoTaught(going.map((kid) => kid.kidUid)))])],
    at,
    without,
    withoutIn: (value) => inEachText(value, without),
    stems: stemsOf(known),
    elsewhere: (other) => elsewhere(tools, other, { full, first: neighbours.includes(other) ? going.map(({ name }) => name) : [] }),
    dropFile: async (file) => void (await erasures.dropFile(file, at)),
  };
}

/**
 * How another family's texts lose them. Its children had lessons with those who go: then their first names alone mean them, unless
 * somebody there is called the same. Of anybody else only both names together.
 */
async function elsewhere(
  { families }: Tools,
  familyId: string,
  { full, first }: { full: readonly FullName[]; first: readonly string[] },
): Promise<(text: string) => string> {
  // Somebody of the staff has no family.
  const ofNobody = (fault: unknown) => {
    if (fault instanceof Refusal) return { firstName: '', lastName: '' };
    throw fault;
  };
  const [family, kids] = await Promise.all([families.family(familyId).catch(ofNobody), families.kidsOf(familyId)]);
  const own = [{ name: family.firstName, surname: family.lastName }, ...kids].map(({ name, surname }) => ({
    name: name.toLowerCase(),
    surname: surname.toLowerCase(),
  }));
  const isOwn = (name: string) => own.some((it) => it.name === name.toLowerCase());
  return namesOutElsewhere({
    alone: first.filter((name) => !isOwn(name)),
    full: full.filter(({ name, surname }) => !own.some((it) => it.name === name.toLowerCase() && it.surname === surname.toLowerCase())),
  });
}

import type { BalanceChanged, UnitKind } from '#modules/ledger';

import { isToTell, levelOf } from './rules/balance-crossing.ts';
import { type BalanceIs, stillTrue } from './answers.ts';
import { tellFamily } from './tell-family.ts';
import { timesToUseUnits } from './times-to-use-units.ts';
import type { Tools } from './tools.ts';

/** Says that lessons of a kind come to an end: at each of the last ones and at none, once each time it comes to that. */
export const whenBalanceChanges =
  (tools: Tools) =>
  async ({ familyId }: BalanceChanged): Promise<void> => {
    const [left, known] = await Promise.all([leftOf(tools, familyId), tools.balanceLevels.of(familyId)]);
    // Most changes are far from the end: they leave nothing to be written.
    const endingAt = tools.school.now('endingAt');
    for (const kind of ['gold', 'silver'] as const) if (levelOf(left[kind], endingAt) !== known[kind]) await change(tools, familyId, kind);
  };

async function change(tools: Tools, familyId: string, kind: UnitKind): Promise<void> {
  const was = await tools.balanceLevels.locked(familyId, kind);
  const { [kind]: left } = await leftOf(tools, familyId);
  const endingAt = tools.school.now('endingAt');
  const level = levelOf(left, endingAt);
  if (level === was.level) return;
  const latest = level < was.level ? (await tools.ledger.history(familyId, { kind })).entries[0] : undefined;
  const isTold = isToTell(was.level, left, latest?.type, endingAt);
  const told = was.told + Number(isTold);
  await tools.balanceLevels.set(familyId, kind, { level, told });
  if (!isTold) return;
  const free = await tools.ledger.free(familyId, kind);
  await tellFamily(tools)(
    familyId,
    `balance ${familyId} ${kind} ${told}`,
    async (texts, to, family) =>
      texts.balanceEnding({ ...to, kind, left, free, offered: await timesToUseUnits(tools)(family, kind, texts) }),
    { topic: 'balance', asks: { name: stillTrue.balance, about: { familyId, kind, left } satisfies BalanceIs } },
  );
}

/** Lessons of each kind, those of a subscription included. */
async function leftOf({ ledger }: Tools, familyId: string): Promise<Record<UnitKind, number>> {
  const { bundleGold, bundleSilver, subscription } = await ledger.balanceOf(familyId);
  return { gold: bundleGold.goldCurrent, silver: bundleSilver.silverCurrent + subscription.silverCurrent };
}

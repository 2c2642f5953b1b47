import { type BrainGameCode, brainLimits, type BrainThemeCode, themeOf } from '@school/contract/brain-trainer/limits';
import type { BrainDuel } from '@school/contract/brain-trainer/shapes';

import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { DuelRow } from './duels.store.ts';
import { gainOf, winnerOf } from './rules/duel.ts';
import { resultOf } from './show-progress.ts';
import type { Tools } from './tools.ts';
import { insistOnGame, type Someone, someoneFor } from './whose-games.ts';

/** Begins a duel of a kid and its parent at a game that is made for the kid. */
export const beginDuel =
  (tools: Tools) =>
  async (who: Principal, wanted: { playbookUid: BrainThemeCode; templateCode: BrainGameCode; kidUid: string }): Promise<BrainDuel> => {
    const kid = await someoneFor(tools)(who, wanted.kidUid);
    insistOnGame(tools, kid, wanted.playbookUid, wanted.templateCode);
    const duel = {
      duelId: newId(),
      familyId: kid.familyId,
      kidUid: wanted.kidUid,
      game: wanted.templateCode,
      startedAt: tools.clock.now(),
    };
    await tools.duels.add(duel);
    return shown(tools, duel);
  };

/** A duel for its kid and its parent. */
export const showDuel =
  (tools: Tools) =>
  async (who: Principal, duelId: string): Promise<BrainDuel> => {
    const duel = await tools.duels.find(duelId);
    if (duel?.familyId !== who.customerId || (who.role === 'kid' && who.kidUid !== duel.kidUid))
      throw new Refusal('brain-trainer.duel_not_found');
    return shown(tools, duel);
  };

/** Duels that may still be played, those that wait for somebody first; each on any device of the family. */
export const listDuels =
  (tools: Tools) =>
  async (who: Principal): Promise<BrainDuel[]> => {
    const since = tools.clock.now().subtract({ hours: brainLimits.duelDays * 24 });
    const kidUid = who.role === 'kid' ? (who.kidUid ?? null) : null;
    const rows = await tools.duels.recent(who.customerId, kidUid, since, brainLimits.duelsShown);
    const duels = await Promise.all(rows.map((row) => shown(tools, row)));
    return duels.toSorted((one, other) => Number(one.state === 'finished') - Number(other.state === 'finished'));
  };

/** Is this somebody a side of the duel, at this game, who has not played yet? A duel left lying is over. */
export const insistOnSide =
  ({ duels, sessions, clock }: Tools) =>
  async ({ familyId, kidUid }: Someone, game: BrainGameCode, duelId: string): Promise<void> => {
    const duel = await duels.find(duelId);
    const isSide = duel?.familyId === familyId && duel.game === game && (kidUid === null || kidUid === duel.kidUid);
    const over = duel?.startedAt.add({ hours: brainLimits.duelDays * 24 });
    if (!isSide || !over || Temporal.Instant.compare(clock.now(), over) >= 0) throw new Refusal('brain-trainer.duel_not_found');
    if ((await sessions.ofDuel(duelId)).some((side) => side.kidUid === kidUid)) throw new Refusal('brain-trainer.duel_played');
  };

async function shown({ sessions, families }: Tools, { duelId, familyId, kidUid, game, startedAt }: DuelRow): Promise<BrainDuel> {
  const [played, kid, { firstName }] = await Promise.all([
    sessions.ofDuel(duelId),
    families.kidOf(familyId, kidUid),
    families.family(familyId),
  ]);
  const side = (person: string, name: string, own: string | null) => {
    const row = played.find((one) => one.kidUid === own);
    return {
      person,
      name,
      startLevel: row?.startLevel ?? null,
      result: row ? resultOf(row) : null,
      gain: row ? gainOf(row) : null,
    };
  };
  const [kids, parents] = [side(kidUid, kid.name, kidUid), side('parent', firstName, null)];
  const winner = kids.gain === null || parents.gain === null ? null : winnerOf(kids.gain, parents.gain);
  return {
    duelId,
    kidUid,
    playbookUid: themeOf(game),
    templateCode: game,
    startedAt: startedAt.toString(),
    state: winner ? 'finished' : 'open',
    sides: [kids, parents],
    winner,
  };
}

import { type BrainBand, type BrainGameCode, type BrainThemeCode, brainThemes, themeOf } from '@school/contract/brain-trainer/limits';
import type { BrainPerson } from '@school/contract/brain-trainer/shapes';

import { ageOn } from '#modules/families';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { bandOf, isForAge } from './rules/band.ts';
import type { Player } from './sessions.store.ts';
import type { Tools } from './tools.ts';

/** Somebody who plays: a kid with its age, or the parent. */
export interface Someone extends Player {
  person: BrainPerson;
  name: string;
  /** Undefined for a grown-up. */
  age: number | undefined;
  band: BrainBand;
  timezone: string;
}

/** A kid for itself and its parent, `parent` for the parent; for everybody else nobody is there. */
export const someoneFor =
  ({ families, clock }: Pick<Tools, 'families' | 'clock'>) =>
  async (who: Principal, person: BrainPerson): Promise<Someone> => {
    const familyId = who.customerId;
    if (person === 'parent') {
      if (who.role === 'kid') throw new Refusal('families.kid_not_found');
      const { firstName, timezone } = await families.family(familyId);
      return { familyId, kidUid: null, person, name: firstName, age: undefined, band: bandOf(undefined), timezone };
    }
    const [kid, { timezone }] = await Promise.all([families.kidFor(who, person), families.family(familyId)]);
    const age = ageOn(kid.birth, clock.now());
    return { familyId, kidUid: kid.kidUid, person, name: kid.name, age, band: bandOf(age), timezone };
  };

/** The games of each theme that are made for this age; themes without any are left out. */
export function offeredTo({ games }: Pick<Tools, 'games'>, { age }: Pick<Someone, 'age'>): Map<BrainThemeCode, BrainGameCode[]> {
  const themes = games
    .themes()
    .map(({ code }): [BrainThemeCode, BrainGameCode[]] => [code, brainThemes[code].filter((game) => isForAge(games.game(game).ages, age))]);
  return new Map(themes.filter(([, offered]) => offered.length > 0));
}

/** The game of this theme, made for this age. */
export function insistOnGame(
  { games }: Pick<Tools, 'games'>,
  { age }: Pick<Someone, 'age'>,
  playbookUid: BrainThemeCode,
  templateCode: BrainGameCode,
) {
  if (themeOf(templateCode) !== playbookUid) throw new Refusal('brain-trainer.game_not_found');
  const game = games.game(templateCode);
  if (!isForAge(game.ages, age)) throw new Refusal('brain-trainer.not_for_age');
  return game;
}

import { createMasteryStore } from './stores/mastery.store.ts';
import { adaptRounds } from './adapt-rounds.ts';
import { chooseBeginning } from './choose-beginning.ts';
import { choosePractice } from './choose-practice.ts';
import { exportSkills } from './stores/export-kids.store.ts';
import { placeChild } from './place-child.ts';
import { recordEvidence } from './record-evidence.ts';
import type { MasteryGiven, Tools } from './tools.ts';

/** What is known of children and skills: evidence, and what is chosen by it. Who may ask is asked by those who ask it. */
export function createMastery(given: MasteryGiven) {
  const tools: Tools = { ...given, store: createMasteryStore(given.db) };
  return {
    record: recordEvidence(tools),
    place: placeChild(tools),
    known: tools.store.known,
    choose: choosePractice(tools),
    begin: chooseBeginning(tools),
    rounds: adaptRounds(tools),
    /** What is kept of children, for their family to take along. */
    exportOf: exportSkills(given),
  };
}

export type Mastery = ReturnType<typeof createMastery>;

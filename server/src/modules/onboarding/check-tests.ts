import { mathBands, pkhParts } from '@school/contract/onboarding/limits';
import { type VoicePiece, voiceFile } from '@school/contract/playbooks/voice';

import type { Library } from '#modules/library';
import { piecesIn, recordedUntilAge, type TaskFactory } from '#modules/playbooks';

import { createTests, type TestTask } from './tests.ts';

/** What is wrong with the diagnostics in content/tests, and everything they say to those who cannot read. Never throws. */
export function checkTests(
  library: Library,
  taskFactory: TaskFactory,
  { seeds }: { seeds: number },
): { faults: string[]; heard: Map<string, VoicePiece> } {
  const faults: string[] = [];
  const heard = new Map<string, VoicePiece>();
  const trying = (where: string, work: () => void) => {
    try {
      work();
    } catch (fault) {
      faults.push(`tests/${where}: ${fault instanceof Error ? fault.message : String(fault)}`);
    }
  };
  const tests = createTests(library, taskFactory);
  const look = (where: string, spoken: boolean, tasks: readonly TestTask[]) => {
    for (const [at, { slide }] of tasks.entries())
      trying(`${where}: task ${at + 1}`, () => {
        for (let seed = 0; seed < ('items' in slide ? 1 : seeds); seed++)
          for (const item of taskFactory.make(slide, `check/${seed}`)) {
            const solution = taskFactory.solution(item);
            if (solution !== null && taskFactory.isRight(item, solution) !== true)
              throw new Error(`seed ${seed}: its own solution is not right`);
            if (spoken) for (const piece of piecesIn(taskFactory.shown(item))) heard.set(voiceFile(piece), piece);
          }
      });
  };
  for (const band of mathBands)
    trying(`math ${band}`, () => {
      const ages = tests.math().bands.find(({ code }) => code === band)?.ages;
      look(`math ${band}`, (ages?.from ?? 99) <= recordedUntilAge, tests.tasks('math', band));
    });
  trying('pkh', () => look('pkh', true, tests.tasks('pkh', null)));
  trying('softskills', () => look('softskills', false, tests.tasks('softskills', null)));
  trying('texts', () => {
    const texts = [tests.math().tiers, tests.pkh().tiers, ...tests.pkh().parts.map(({ tiers }) => tiers), tests.soft().types];
    const holes = texts
      .flat()
      .filter(({ text }) => /\{(?!name\})|undefined/.test(text.ru + text.en) || text.ru.trim() === '' || text.en.trim() === '');
    if (holes.length > 0) throw new Error(`a text has a hole that nobody fills: ${holes[0]?.code}`);
    if (tests.pkh().parts.some(({ items }) => items.length !== 8)) throw new Error(`${pkhParts.join(', ')}: eight tasks each`);
  });
  return { faults, heard };
}

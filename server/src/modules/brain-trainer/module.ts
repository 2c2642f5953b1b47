import { brainTrainerCalls } from '@school/contract/brain-trainer/calls';

import { defineModule } from '#platform/module';

import { brainTrainerHttp } from './brain-trainer.http.ts';
import { createBrainTrainer } from './brain-trainer.ts';
import { eraseGames } from './erase-kid.store.ts';
import { exportGames } from './export-family.store.ts';

export type { BrainTrainer as Door } from './brain-trainer.ts';

export const brainTrainerModule = defineModule({
  name: 'brain-trainer',
  needs: ['library', 'families', 'playbooks'],
  create(given) {
    const brainTrainer = createBrainTrainer(given);
    given.userParts.add(brainTrainer.partOfUser);
    return brainTrainer;
  },
  calls: brainTrainerCalls,
  handlers: brainTrainerHttp,
  erase: eraseGames,
  export: exportGames,
  retention: 'Games, levels and duels until the family or the child is erased.',
});

import { playbooksCalls } from '@school/contract/playbooks/calls';
import { lessonCalls } from '@school/contract/playbooks/lesson-calls';
import { reviewCalls } from '@school/contract/playbooks/review-calls';

import { defineModule } from '#platform/module';

import { lessonsHttp } from './lessons.http.ts';
import { playbooksHttp } from './playbooks.http.ts';
import { createPlaybooks } from './playbooks.ts';
import { reviewHttp } from './reviews.http.ts';
import { erasePlay } from './stores/erase-kid.store.ts';
import { exportPlay } from './stores/export-family.store.ts';
import { serveVoices } from './voices/serve-voices.ts';

export type { Playbooks as Door } from './playbooks.ts';

export const playbooksModule = defineModule({
  name: 'playbooks',
  needs: ['school', 'identity', 'library', 'families', 'mastery'],
  asks: ['teaches', 'pupilsOf'],
  create: createPlaybooks,
  calls: { ...playbooksCalls, ...reviewCalls, ...lessonCalls },
  handlers: (playbooks, { identity }) => ({
    ...playbooksHttp(playbooks),
    ...reviewHttp(playbooks),
    ...lessonsHttp(playbooks, identity.nameOf),
  }),
  routes: (_, { http }) => serveVoices(http),
  jobs: (playbooks) => ({
    'playbooks.forget-recordings': ['50 3 * * *', playbooks.forgetRecordings],
    'playbooks.tell-old-answers': ['10 4 * * *', playbooks.tellOldAnswers],
  }),
  listens: (playbooks) => playbooks.listens,
  erase: erasePlay,
  export: ({ db, families, mastery }) => exportPlay({ db, kidsOf: families.kidsOf, skillsOf: mastery.exportOf }),
  retention:
    'Attempts and works until the family or the child is erased; voices for 180 days, or less where the school says so, or until the consent is taken back.',
});

import path from 'node:path';

import { wholeSchoolCalls } from '@school/contract/whole-school/calls';
import { wholeSchoolLimits } from '@school/contract/whole-school/limits';

import { defineModule } from '#platform/module';

import { createWholeSchool } from './whole-school.ts';
import { wholeSchoolHttp } from './whole-school.http.ts';

export type { WholeSchool as Door } from './whole-school.ts';

export const wholeSchoolModule = defineModule({
  name: 'whole-school',
  needs: ['identity', 'audit'],
  create: ({ settings, ...given }) =>
    createWholeSchool({ ...given, folder: settings.s3 ? null : path.join(settings.dataDir, 'files'), address: settings.publicUrl }),
  calls: wholeSchoolCalls,
  handlers: wholeSchoolHttp,
  jobs: (school) => ({ 'whole-school.make-exports': ['* * * * *', school.makeExports] }),
  erase: { nothing: 'What owners took along is theirs to erase; the file here is gone within a day.' },
  export: { nothing: 'A family takes its own data along, not those of the school.' },
  retention: `Files of the whole school for ${wholeSchoolLimits.keptHours} hours, that they were asked for as long as the school.`,
});

import { wholeSchoolLimits } from '@school/contract/whole-school/limits';

import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/manager/school-export.ts';
import { hours } from '../shared/amounts.ts';

const { keptHours } = wholeSchoolLimits;

export const texts = {
  title: 'The whole school in one file',
  about:
    'An archive with all the school’s data: families, lessons, money, conversations, the log, files. Another server takes it in, and it can be read without us.',
  left: 'Passwords of mail and keys of banks, open sessions and one-time codes are not in it: they are entered anew on the new server.',
  rules: `The file can be downloaded once within ${hours(keptHours)}. All owners are told when it is asked for and when it is downloaded.`,
  ask: 'Make the file',
  askAbout: 'The file holds the personal data of all children and parents. Keep it where nobody else can get at it.',
  asked: 'We are making it. You can close the page: the file will wait',
  code: 'Enter the code from the app',
  making: 'Making the file',
  percent: (percent) => `${percent}%`,
  download: 'Download',
  downloadAbout: 'The file can be downloaded once. If the download breaks off, ask for the export again.',
  downloading: 'The file is being downloaded',
  past: 'Exports',
  none: 'There have been no exports yet.',
  states: { making: 'Being made', ready: 'Ready', taken: 'Downloaded', over: 'Time is over', failed: 'Failed' },
  failed: 'The file could not be made. We know of it already: please try again.',
  askedBy: (when, by) => `${when}, ${by}`,
  until: (when) => `Kept until ${when}`,
  megabytes: (megabytes) => `${megabytes} MB`,
} satisfies Same<typeof ru>;

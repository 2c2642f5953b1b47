import { wholeSchoolLimits } from '@school/contract/whole-school/limits';

import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/manager/school-export.ts';
import { hours } from '../shared/amounts.ts';

const { keptHours } = wholeSchoolLimits;

export const texts = {
  title: 'The whole school in one file',
  about:
    'An archive with all the school’s data: families, lessons, money, conversations, the log, files. You can load it on another server or open it yourself.',
  left: 'It doesn’t include mail passwords, bank keys, open sessions or one-time codes. Enter passwords and keys again on the new server.',
  rules: `The file can be downloaded once within ${hours(keptHours)}. All owners are notified when it’s requested and when it’s downloaded.`,
  ask: 'Make the file',
  askAbout: 'The file holds the personal data of all children and parents. Keep it where no one else has access.',
  asked: 'We’re preparing the file. You can close this page',
  code: 'Enter the code from the app',
  making: 'Making the file',
  percent: (percent) => `${percent}%`,
  download: 'Download',
  downloadAbout: 'The file can be downloaded once. If the download is interrupted, request the export again.',
  downloading: 'Downloading the file',
  past: 'Exports',
  none: 'No exports yet.',
  states: { making: 'In progress', ready: 'Ready', taken: 'Downloaded', over: 'Expired', failed: 'Failed' },
  failed: 'The file couldn’t be created. We already know about it. Please try again.',
  askedBy: (when, by) => `${when}, ${by}`,
  until: (when) => `Kept until ${when}`,
  megabytes: (megabytes) => `${megabytes} MB`,
} satisfies Same<typeof ru>;

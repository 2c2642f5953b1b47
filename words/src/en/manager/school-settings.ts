import { days, families, hours, lessons, minutes } from '../shared/amounts.ts';
import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/manager/school-settings.ts';

import { settingNames } from './setting-names.ts';

export const texts = {
  title: 'School settings',
  about: 'What the school decides for itself. What families were promised before stays as promised.',
  groups: { school: 'School', contact: 'Reaching the school', schedule: 'Schedule', approvals: 'A second person' },
  names: settingNames,
  means: {
    nameRu: 'What Russian texts, letters and papers call the school, without the word «школа»: it stands beside, with quotes.',
    nameEn: 'What texts, letters and papers call the school.',
    contactPhone: 'Families see it on the help page. Empty: no phone is shown.',
    contactEmail: 'Families see it on the help page and when they change a password. Empty: no address is shown.',
    contactHours: 'When the contact centre answers, every day.',
    contactZone: 'The city whose clock they go by. Each family sees them in its own time.',
    hoursToCancelOrTransfer:
      'Until so long before a lesson a family cancels or moves it by itself. Lessons that are booked already keep the hours they were booked with.',
    bookingNoticeMinutes: 'So that the teacher can prepare: the nearest time that can be booked.',
    introHoldMinutes: 'So long a time waits while the parent confirms the booking.',
    unpaidScheduleHours: 'Then the chosen times are free again. The family is told before and after.',
    pauseDays: 'How long a family may pause its lessons by itself and keep its times.',
    approvalUnits: 'How many lessons one colleague may give or take alone. More needs a second person.',
    approvalAmounts: 'How much one colleague may refund or book alone. More needs a second person.',
  },
  notSaid: 'not said',
  hours,
  minutes,
  days,
  lessons,
  since: (when) => `since ${when}`,
  fromStart: 'as in every new school',
  fixed: (variable) => `Fixed on the server by the variable ${variable}, not changed here.`,
  noRight: 'Changed by those who have the right to the settings.',
  planned: (value, when) => `From ${when}: ${value}`,
  change: 'Change',
  changeIt: (name) => `Change: ${name}`,
  save: 'Save',
  saved: 'The setting is saved',
  wrong: 'This value does not fit. Please check it',
  now: (value) => `Now: ${value}`,
  hoursHelp: 'Beginning and end with a hyphen, hours and minutes',
  effect: {
    title: 'Who is affected',
    next: 'A new value holds for what families choose after it.',
    none: 'Nobody has been promised anything under the old value.',
    stay: (familiesTouched, promises) => `${families(familiesTouched)}, promises: ${promises}. They stay as they are.`,
  },
  callOff: 'Call off',
  callOffIt: (name) => `Call off the coming value: ${name}`,
  callOffDone: 'The coming value is called off',
  history: 'Earlier values',
  noHistory: 'Nothing was changed here yet.',
} satisfies Same<typeof ru>;

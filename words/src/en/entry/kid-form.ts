import type { texts as ru } from '../../ru/entry/kid-form.ts';
import type { Same } from '../../grammar.ts';

export const texts = {
  name: 'Child’s name',
  surname: 'Last name',
  bornMonth: 'Month of birth',
  bornYear: 'Year of birth',
  languages: 'Languages the child speaks',
  languagesHelp: 'They help us find the right teacher',
  wrong: {
    name: 'Enter the child’s name in letters',
    surname: 'Check the last name: letters only',
    month: 'Choose the month of birth',
    year: 'Choose the year of birth',
    languages: 'Choose at least one language',
  },
} satisfies Same<typeof ru>;

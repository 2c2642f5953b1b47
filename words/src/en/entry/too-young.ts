import type { texts as ru } from '../../ru/entry/too-young.ts';
import type { Same } from '../../grammar.ts';

/** A child who is too young for a first lesson. */
export const texts = {
  /** Said at once, before anything else is filled in. */
  young: {
    month: (month: string, year: string) => `${month} ${year}`,
    about: (month: string) => `It’s a little early: you can begin in ${month}. Leave your e-mail, and we’ll write to you once, then.`,
    email: 'E-mail',
    emailNeeded: 'Check the e-mail: it looks like anna@mail.com',
    agree: 'You may keep my e-mail and my child’s month of birth until that letter',
    agreeNeeded: 'We can’t keep the address without your consent',
    leave: 'Write to me',
    left: (email: string, month: string) =>
      `We’ll write to ${email} once, in ${month}. You’ll get a letter now with a link to erase the address.`,
    older: 'Is there an older child? Go back and start with them.',
  },
  /** By the link of the letter. */
  takeBack: {
    title: 'Don’t write to me',
    about: 'We’ll erase the e-mail and the month of birth you left. There will be no letter about a first lesson.',
    erase: 'Erase the address',
    done: 'Erased. There will be no letters.',
    enter: 'Sign in',
  },
} satisfies Same<typeof ru>;

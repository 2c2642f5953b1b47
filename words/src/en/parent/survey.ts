import { count, fill, type Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/parent/survey.ts';

const gifts = (n: number) => count('en', n, { one: 'lesson', other: 'lessons' });

export const texts = {
  title: 'A short survey',
  card: {
    title: (kid: string) => fill('How are {kid}’s lessons going?', { kid }),
    about: 'Five questions, two minutes.',
    gift: (n: number) => fill('You get {lessons} as a gift, whatever you answer.', { lessons: gifts(n) }),
    until: (when: string) => fill('Open until {when}', { when }),
    go: 'Answer',
  },
  about: {
    gift: (n: number) => fill('You get {lessons} as a gift, whatever you answer.', { lessons: gifts(n) }),
    noGift: 'There is no gift for this survey: each family gets it once.',
  },
  who: 'The school reads the answers without names. We see your name only if something is wrong, so that we can call you.',
  nothing: { title: 'No survey is open now', about: 'They open once a child has had some lessons. We will tell you on the home page.' },
  home: 'Home',
  questions: {
    mood: 'What mood is your child in before a lesson?',
    teacher: 'How is the teacher: does your child feel heard and supported?',
    level: 'Are the tasks the right level?',
    hindrances: 'What got in the way? Choose all that apply',
    change: 'What one thing should we change this very week?',
    newSkill: 'What can your child now do on their own that is new?',
    homeworkMinutes: 'How many minutes does homework take?',
    tears: 'It ends in tears',
    clear: 'Do you see what your child can do and what comes next?',
    goOn: 'Does your child want to continue? Please ask',
    recommend: 'Would you recommend the school to friends?',
    why: 'Why?',
  },
  grades: { 1: 'Very bad', 2: 'Bad', 3: 'So-so', 4: 'Good', 5: 'Great' },
  agreement: { 1: 'No', 2: 'Probably not', 3: 'Hard to say', 4: 'Probably yes', 5: 'Yes' },
  levels: { tooEasy: 'Too easy', right: 'Just right', tooHard: 'Too hard' },
  hindrances: { connection: 'Connection', time: 'Time of the lesson', signIn: 'Signing in', nothing: 'Nothing' },
  choose: 'Please choose an answer',
  send: 'Send',
  skip: 'Skip',
  thanks: 'Thank you! Your answers help the school.',
  thanksGift: (n: number) => fill('Thank you! {lessons} added to your balance as a gift.', { lessons: gifts(n) }),
  skipped: 'All right, we will not ask again.',
  manager: {
    title: 'Family surveys',
    open: 'Family surveys',
    about: (first: number, second: number) =>
      fill(
        'What parents answered after {first} and {second} lessons. Without names, except where somebody is unhappy: call them within a working day.',
        { first, second },
      ),
    which: (n: number) => fill('After {lessons}', { lessons: gifts(n) }),
    label: 'Which survey',
    mean: (mean: string) => fill('{mean} on average', { mean }),
    found: (n: number) => count('en', n, { one: 'answer', other: 'answers' }),
    skipped: (n: number) => fill('{n} skipped in both surveys', { n }),
    empty: 'No answers yet',
    emptyAbout: 'They come once the first children have had some lessons.',
    call: 'Call',
    export: 'Download as a table',
    when: 'When',
    family: 'Family',
    yes: 'yes',
    no: 'no',
    fileName: (date: string) => fill('surveys-{date}.csv', { date }),
  },
} satisfies Same<typeof ru>;

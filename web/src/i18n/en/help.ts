import type { texts as ru } from '../ru/help.ts';
import { count, fill, type Same } from '../speak.ts';

const hours = (n: number) => count('en', n, { one: 'hour', other: 'hours' });

export const texts = {
  title: 'Help',
  lead: 'Answers to frequent questions. If yours is not here, write to us and we will help.',
  write: 'Write to the school',
  questions: {
    move: {
      ask: 'How do I move or cancel a lesson?',
      answer: (before) =>
        fill(
          'At least {hours} before it starts, with a reason. Later than that, write to us in the chat: the contact centre will say what can be done.',
          {
            hours: hours(before),
          },
        ),
    },
    length: {
      ask: 'How long is a lesson?',
      answer: (short, long, age) => `${short} minutes for children under ${age}, ${long} minutes from ${age} on.`,
    },
    trial: {
      ask: 'What happens at the trial lesson?',
      answer: (age) =>
        `It is free, for children of ${age} and over. The teacher meets your child and recommends a course and a level after the lesson. The trial can be moved once.`,
    },
    hold: {
      ask: 'Can I choose a schedule before paying?',
      answer: (held) => `Yes, for one course. We hold the chosen times for ${hours(held)} and then free them for others.`,
    },
    package: {
      ask: 'How long is a package of lessons valid?',
      answer: 'A year from the day of payment.',
    },
    skip: {
      ask: 'What if my child missed a lesson?',
      answer: 'One missed individual lesson in 30 days is not counted. Further ones within that time are debited from the balance.',
    },
    late: {
      ask: 'The teacher has not come. What shall I do?',
      answer: 'Wait 5 minutes at most and write to us. We will find a replacement or give the lesson back.',
    },
    equipment: {
      ask: 'What is needed for a lesson?',
      answer: 'A computer with a camera and a microphone, and Chrome, Firefox or Safari. Homework and games work on a phone as well.',
    },
  },
} satisfies Same<typeof ru>;

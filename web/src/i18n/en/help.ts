import type { texts as ru } from '../ru/help.ts';
import type { Same } from '../speak.ts';

export const texts = {
  title: 'Help',
  contact: {
    title: 'Contact centre',
    text: 'We answer every day from 9 to 21 Moscow time. The chat is fastest.',
    chat: 'Write in the chat',
    mail: 'Write an e-mail',
  },
  faqTitle: 'Frequent questions',
  faq: [
    {
      q: 'What happens in the trial lesson?',
      a: 'The teacher gets to know your child, plays and gives tasks of different difficulty. Afterwards you get a report and a recommended course. The trial is free.',
    },
    {
      q: 'What do we need for a lesson?',
      a: 'A computer with a camera and a microphone, the browser Chrome, Firefox or Safari, and a quiet place. Lessons are not held on a phone; homework can be done anywhere.',
    },
    { q: 'How long is a lesson?', a: '25 minutes for children under 7 and 50 minutes for older ones.' },
    {
      q: 'How do I move or cancel a lesson?',
      a: 'Up to 8 hours before it begins. If less time is left, write to us. A trial lesson can be moved once.',
    },
    {
      q: 'What if my child misses a lesson?',
      a: 'The first missed individual lesson in 30 days is not charged. Further ones are taken from the balance.',
    },
    { q: 'How long is a package valid?', a: 'One year from the payment. Gift lessons live as long as the package they came with.' },
    {
      q: 'Can I choose times before paying?',
      a: 'Yes, for one course. We hold the times for 24 hours; if no package is paid by then, we release them and tell you.',
    },
    {
      q: 'Which time zone are the times in?',
      a: 'In yours: it is named beside the time. You can change it in the settings, in the parent’s details.',
    },
    {
      q: 'How does my child enter their own area?',
      a: 'Choose the child on “Who is learning?”. There are no payments, schedule or settings in it. Turn on child mode so that only a parent can come back.',
    },
  ],
} satisfies Same<typeof ru>;

import type { texts as ru } from '../../ru/shared/legal.ts';
import type { Same } from '../../grammar.ts';

export const texts = {
  back: 'To registration',
  documents: {
    terms: {
      title: 'Terms of the school',
      parts: [
        {
          title: 'What we do',
          text: 'We hold online lessons for children from 3 to 16: individual and in groups, of 25 or 50 minutes. The first trial lesson in each subject is free.',
        },
        {
          title: 'Packages and prices',
          text: 'Lessons are paid for in packages. A package is valid for one year; gift lessons end with it. The price of an order does not change once it is placed.',
        },
        {
          title: 'Subscription',
          text: 'A subscription is group lessons for 30 days. If you have agreed to renew it, the school keeps your card at the payment service and charges the price of the subscription every 30 days. We tell you of a new price 3 days ahead. You can stop renewing at any time on the page “Payment”: the lessons you have paid for stay until the end of the period.',
        },
        {
          title: 'Exchange of lessons',
          text: 'Free paid lessons can be exchanged: individual for group and back. The exchange goes by what the lessons were bought for: the price of a new lesson is that of your last package of its kind or, if you never had one, of the smallest package on sale. You see the rate and what is left over before you exchange; if the school has set a fixed rate, it is shown there too. Validity and value stay the same; gifts and subscription lessons are not exchanged.',
        },
        {
          title: 'Moving and cancelling',
          text: 'A lesson can be moved or cancelled up to 8 hours before it begins. Later, write to the contact centre. A trial lesson can be moved once.',
        },
        {
          title: 'Missed lessons',
          text: 'The first missed individual lesson in 30 days is free; further ones are taken from the balance.',
        },
        {
          title: 'Refunds',
          text: 'At your request we return the value of unused lessons of a package, counted exactly, lesson by lesson. Gift lessons of the same package go with it.',
        },
        {
          title: 'The account',
          text: 'The account is kept by a parent. Do not share the password or the PIN; a child enters through “Who is learning?”.',
        },
      ],
    },
    privacy: {
      title: 'Personal data policy',
      parts: [
        {
          title: 'What we keep',
          text: 'The parent’s name, e-mail or phone; the child’s name, month and year of birth and languages; schedule, answers to tasks, payments and messages. We never ask for a child’s e-mail or phone.',
        },
        {
          title: 'What for',
          text: 'To hold lessons, show progress, take payments and answer you. There is no advertising and nobody else’s counters in the account.',
        },
        {
          title: 'Who sees it',
          text: 'A teacher sees the name, age and languages of their pupils, but neither your contacts nor your payments. The contact centre sees the contacts.',
        },
        { title: 'Analytics', text: 'We count page views to make the account better. In a child’s area we do not record who it was.' },
        {
          title: 'Your rights',
          text: 'You can correct the data in the settings, get a copy or ask us to delete it: write to the contact centre.',
        },
      ],
    },
  },
} satisfies Same<typeof ru>;

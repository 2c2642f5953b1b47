import type { texts as ru } from '../../ru/shared/tour.ts';
import { count, type Same } from '../../grammar.ts';

export const texts = {
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  back: 'Back',
  next: 'Next',
  done: 'Done',
  leave: 'End the tour',
  again: 'Show me around again',
  againAbout: (steps: number) => `A short tour of the school: ${count('en', steps, { one: 'step', other: 'steps' })}`,
  steps: {
    home: { title: 'Let’s take a look around', text: 'This is the home page: the next lesson, your child’s courses and what to do next.' },
    schedule: {
      title: 'Schedule',
      text: 'All your lessons in your time zone. You can reschedule or cancel them here: each one shows the deadline.',
    },
    groups: { title: 'Clubs', text: 'Lessons in small groups: sign up, or join the waiting list.' },
    payment: { title: 'Payment', text: 'How many lessons are left, packages, history and documents.' },
    kids: { title: 'This is where your child learns', text: 'Choose a child to open their own area: tasks, games and lessons.' },
    help: {
      title: 'Help is always at hand',
      text: 'Answers to common questions and people who can help. You can take the tour again here.',
    },
  },
  keys: {
    title: 'Shortcuts',
    home: 'Home',
    schedule: 'Schedule',
    groups: 'Clubs',
    payment: 'Payment',
    chat: 'Chat',
    kids: 'Who is learning',
    search: 'Find an answer in help',
    help: 'This list',
    on: 'Shortcuts are on',
    onAbout: 'If you dictate by voice or press keys by accident, you can turn them off.',
  },
  install: {
    title: 'The school on your home screen',
    text: 'Opens with one tap, like an app. The schedule works offline too.',
    button: 'Install',
    ask: 'Add the school to your home screen, like an app',
    apple: 'In Safari tap “Share”, then “Add to Home Screen”.',
    done: 'School installed',
  },
} satisfies Same<typeof ru>;

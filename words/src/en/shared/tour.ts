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
    home: { title: 'Let us show you around', text: 'This is the home page: the next lesson, your child’s courses and what to do next.' },
    schedule: {
      title: 'Schedule',
      text: 'All lessons in your own time. Here a lesson can be moved or cancelled too; each says until when.',
    },
    groups: { title: 'Clubs', text: 'Lessons in small groups: sign up, or join the waiting list.' },
    payment: { title: 'Payment', text: 'How many lessons are left, packages, history and documents.' },
    kids: { title: 'This is where your child learns', text: 'Choose a child to open their own room: tasks, games and lessons.' },
    help: { title: 'Help is always near', text: 'Answers to frequent questions, and people who help. You can start the tour again here.' },
  },
  keys: {
    title: 'Keys',
    home: 'Home',
    schedule: 'Schedule',
    groups: 'Clubs',
    payment: 'Payment',
    chat: 'Chat',
    kids: 'Who is learning',
    search: 'Find an answer in help',
    help: 'This list',
    on: 'Keys are on',
    onAbout: 'If you dictate by voice or press keys by accident, you can turn them off.',
  },
  install: {
    title: 'The school on your home screen',
    text: 'Opens with one touch, like an app. The schedule is there without the internet, too.',
    button: 'Install',
    ask: 'The school can stand on your home screen, like an app',
    apple: 'In Safari tap “Share”, then “Add to Home Screen”.',
    done: 'The school is installed',
  },
} satisfies Same<typeof ru>;

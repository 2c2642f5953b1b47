import type { LayoutTexts } from '../../letters/layout-texts.ts';

export const enLayout: LayoutTexts = {
  open: 'Open',
  pages: {
    '/': 'Open your account',
    '/intro-appointment': 'Choose a time',
    '/schedule': 'Open the schedule',
    '/payment/products': 'Choose a package',
    '/payment/history': 'Balance and history',
    '/chat': 'Open the chat',
    '/help': 'Write to the school',
    '/settings': 'Open settings',
  },
  attached: {
    calendar: (file) => `The file ${file} comes with this letter. Open it to put the lesson into your calendar.`,
    other: (file) => `The file ${file} comes with this letter.`,
  },
  unsubscribe: 'Stop letters like this',
};

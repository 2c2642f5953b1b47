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
    '/help': 'Contact the school',
    '/settings': 'Open settings',
  },
  attached: {
    calendar: (file) => `The file ${file} is attached. Open it to add the lesson to your calendar.`,
    other: (file) => `The file ${file} is attached.`,
  },
  unsubscribe: 'Unsubscribe from these e-mails',
};

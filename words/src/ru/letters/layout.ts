import type { LayoutTexts } from '../../letters/layout-texts.ts';

export const ruLayout: LayoutTexts = {
  open: 'Открыть',
  pages: {
    '/': 'Открыть кабинет',
    '/intro-appointment': 'Выбрать время',
    '/schedule': 'Открыть расписание',
    '/payment/products': 'Выбрать пакет',
    '/payment/history': 'Баланс и история',
    '/chat': 'Открыть чат',
    '/help': 'Написать в школу',
    '/settings': 'Открыть настройки',
  },
  attached: {
    calendar: (file) => `К письму приложен файл ${file}. Откройте его, и урок появится в календаре.`,
    other: (file) => `К письму приложен файл ${file}.`,
  },
  unsubscribe: 'Больше не присылать такие письма',
};

import type { AnnouncementTexts } from '../../letters/announcement-texts.ts';

export const ruAnnouncement: AnnouncementTexts = {
  announced: ({ subject, text, unsubscribe }) => ({
    subject,
    text: unsubscribe === undefined ? text : `${text}\n\nНе писать больше о новостях и подарках: ${unsubscribe}`,
    sms: text,
    tap: '/',
  }),
  someReader: { name: 'Анна', kid: 'Миша', teacher: 'Ольга', answer: 'Здесь будет наш ответ.' },
};

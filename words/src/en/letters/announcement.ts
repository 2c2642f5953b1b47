import type { AnnouncementTexts } from '../../letters/announcement-texts.ts';

export const enAnnouncement: AnnouncementTexts = {
  announced: ({ subject, text, unsubscribe }) => ({
    subject,
    text: unsubscribe === undefined ? text : `${text}\n\nUnsubscribe from news and gifts: ${unsubscribe}`,
    sms: text,
    tap: '/',
  }),
  someReader: { name: 'Anna', kid: 'Misha', teacher: 'Olga', answer: 'Our answer will be here.' },
};

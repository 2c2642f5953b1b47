import { settingLimits } from '@school/contract/school/limits';

import type { Stage } from './stage.ts';

const answers = [
  {
    title: 'Приветствие',
    text: {
      ru: 'Здравствуйте! Спасибо, что написали. Сейчас посмотрю и отвечу.',
      en: 'Hello! Thank you for writing. Let me have a look and I’ll get back to you.',
    },
  },
  {
    title: 'Как перенести урок',
    text: {
      ru: `Урок можно перенести самим: откройте «Расписание», нажмите на урок и выберите «Перенести». Это можно сделать не позже чем за ${settingLimits.hoursToCancelOrTransfer.usually} ч до начала.`,
      en: `You can reschedule a lesson yourself: open “Schedule”, tap the lesson and choose “Reschedule”. It works up to ${settingLimits.hoursToCancelOrTransfer.usually} hours before it starts.`,
    },
  },
  {
    title: 'Что подготовить к пробному уроку',
    text: {
      ru: 'Понадобятся компьютер с камерой и микрофоном, тетрадь и карандаш. Откройте урок за пять минут до начала.',
      en: 'You’ll need a computer with a camera and a microphone, an exercise book and a pencil. Open the lesson five minutes early.',
    },
  },
] as const;

/** Answers that the contact centre keeps ready. */
export async function keepAnswersReady({ school }: Stage, accountId: string): Promise<void> {
  const who = { role: 'manager', accountId, sessionId: accountId, customerId: accountId, locale: 'ru-RU' } as const;
  for (const answer of answers) await school.chat.helpdesk.addAnswer(who, answer);
}

import { settingLimits } from '@school/contract/school/limits';

import type { Stage } from './stage.ts';

const answers = [
  {
    title: 'Приветствие',
    text: {
      ru: 'Здравствуйте! Спасибо, что написали. Сейчас посмотрю и отвечу.',
      en: 'Hello! Thank you for writing. Let me look, and I will answer.',
    },
  },
  {
    title: 'Как перенести урок',
    text: {
      ru: `Урок можно перенести самим: «Расписание», нажмите на урок, «Перенести урок». Это возможно не позже чем за ${settingLimits.hoursToCancelOrTransfer.usually} ч до начала.`,
      en: `You can move a lesson yourself: open “Schedule”, press the lesson and choose “Move the lesson”. It works up to ${settingLimits.hoursToCancelOrTransfer.usually} hours before it starts.`,
    },
  },
  {
    title: 'Что подготовить к пробному уроку',
    text: {
      ru: 'Понадобятся компьютер с камерой и микрофоном, тетрадь и карандаш. Откройте урок за пять минут до начала.',
      en: 'You will need a computer with a camera and a microphone, an exercise book and a pencil. Open the lesson five minutes early.',
    },
  },
] as const;

/** Answers that the contact centre keeps ready. */
export async function keepAnswersReady({ school }: Stage, accountId: string): Promise<void> {
  const who = { role: 'manager', accountId, sessionId: accountId, customerId: accountId, locale: 'ru-RU' } as const;
  for (const answer of answers) await school.chat.helpdesk.addAnswer(who, answer);
}

import { schoolTime } from '../../school-time.ts';

/** Managers read what a family and its teacher write to each other. */
export const texts = {
  title: 'Переписка с преподавателями',
  family: 'Карточка семьи',
  none: 'Переписки с преподавателями нет',
  noneAbout: 'Она появится вместе с первым преподавателем.',
  which: 'Какая переписка',
  chat: (teacher: string, kid: string) => `${teacher} · ${kid}`,
  about: 'Это разговор семьи с преподавателем. Открывайте его, только если это нужно для работы: причина останется в журнале.',
  reason: 'Зачем открываете',
  reasonHelp: 'Например: жалоба семьи, разбор обращения',
  reasonNeeded: 'Напишите, зачем открываете переписку',
  open: 'Открыть переписку',
  said: 'Переписка',
  until: (time: string) => `Только для чтения. Открыта до ${time} ${schoolTime.ru.by()}.`,
  from: { customer: 'семья', teacher: 'преподаватель', school: 'школа' },
};

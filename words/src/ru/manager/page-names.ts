import type { PageKey } from '@school/contract/pages/limits';

/** What the staff call the texts they may write anew. */
export const pageNames: Record<PageKey, string> = {
  'faq-trial': 'Вопросы: пробный урок',
  'faq-schedule': 'Вопросы: расписание',
  'faq-payment': 'Вопросы: оплата',
  'faq-lessons': 'Вопросы: уроки и задания',
  'faq-technical': 'Вопросы: техника',
  terms: 'Условия школы',
  privacy: 'Политика персональных данных',
  banner: 'Объявление на главной',
};

import type { PageKey } from '@school/contract/pages/limits';

/** What the staff call the texts they may write anew. */
export const pageNames: Record<PageKey, string> = {
  'faq-trial': 'Questions: trial lesson',
  'faq-schedule': 'Questions: schedule',
  'faq-payment': 'Questions: payment',
  'faq-lessons': 'Questions: lessons and tasks',
  'faq-technical': 'Questions: equipment',
  terms: 'Terms of the school',
  privacy: 'Personal data policy',
  banner: 'Notice on the home page',
};

/** Groups of frequent questions, in the order they are shown. */
export const faqGroups = ['trial', 'schedule', 'payment', 'lessons', 'technical'] as const;

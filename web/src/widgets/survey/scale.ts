import type { TextsOf } from '#i18n/features.ts';

/** What asks whether is answered by yes and no, what asks how by good and bad; the five marks are the same. */
const whether: ReadonlySet<string> = new Set(['clear', 'goOn', 'recommend']);

/** The words of the five marks of a question of a survey. */
export const scaleOf = (t: TextsOf<'survey'>, question: string) => (whether.has(question) ? t.agreement : t.grades);

/** The chip that asks for words of one's own. */
export const otherReason = 'other';

interface ReasonTexts {
  needed: string;
  commentNeeded: string;
}

/**
 * The reason of a form with `ReasonFields` as it is sent: the words of the chip and what was typed; or what is wrong,
 * by field.
 */
export function reasonFrom(
  data: Pick<FormData, 'get'>,
  reasons: Readonly<Record<string, string>>,
  t: ReasonTexts,
): { reason: string; wrong?: undefined } | { wrong: Record<string, string> } {
  const chip = data.get('reason');
  const typed = data.get('comment');
  const comment = typeof typed === 'string' ? typed.trim() : '';
  if (typeof chip !== 'string' || chip === '') return { wrong: { reason: t.needed } };
  if (chip !== otherReason) return { reason: [reasons[chip] ?? chip, ...(comment === '' ? [] : [comment])].join('. ') };
  return comment === '' ? { wrong: { comment: t.commentNeeded } } : { reason: comment };
}

import type { Locale } from '@school/contract/shapes';

import type { MessageText } from './message-text.ts';
import { textsIn } from './texts.ts';

/** A message as it leaves the school: an SMS says first who writes, a letter at its end. `school`: its name in this language. */
export function signed({ text, sms, ...rest }: MessageText, { locale, school }: { locale: Locale; school: string }): MessageText {
  const { sender, team } = textsIn(locale);
  return { ...rest, text: `${text}\n\n${team(school)}`, sms: `${sender(school)}: ${sms}` };
}

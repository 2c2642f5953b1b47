import type { Locale } from '@school/contract/shapes';

import type { MessageText } from './message-text.ts';
import { textsIn } from './texts.ts';

interface Signature {
  locale: Locale;
  /** The name of the school in this language. */
  school: string;
  /** As it calls itself where every sign counts: before the words of an SMS. Empty: by its name. */
  short?: string;
}

/** A message as it leaves the school: an SMS says first who writes, a letter at its end. */
export function signed({ text, sms, ...rest }: MessageText, { locale, school, short = '' }: Signature): MessageText {
  const { sender, team } = textsIn(locale);
  return { ...rest, text: `${text}\n\n${team(school)}`, sms: `${short || sender(school)}: ${sms}` };
}

import type { AuditEntry } from '@school/contract/audit/shapes';

import { type AuditSpeech, inLine, isId } from './said.ts';

/** Whom or what an act was done to, by name: «Соня, Математика, вт, 24 ноября в 12:00»; nothing where it has none, and never its id. */
export function nameOf(subject: AuditEntry['subject'], speech: AuditSpeech): string {
  if (!subject) return '';
  const { type, id, name } = subject;
  if (type === 'call') return speech.calls[id] ?? '';
  if (type === 'gift') return speech.gifts[id] ?? '';
  const said = typeof name === 'string' ? inLine(name, speech) : (name?.[speech.locale === 'ru-RU' ? 'ru' : 'en'] ?? '');
  return said || (isId(id) ? '' : id);
}

/** What an act was done to: «урок: Соня, Математика, вт, 24 ноября в 12:00»; without a name what it is, and never its id. */
export function subjectOf(subject: AuditEntry['subject'], speech: AuditSpeech): string {
  if (!subject) return '';
  const { t, calls } = speech;
  const { type, id } = subject;
  const what = (t.subjects as Readonly<Record<string, string>>)[type] ?? '';
  if (type === 'call') return calls[id] ?? what;
  const named = nameOf(subject, speech);
  return named === '' ? what : what === '' ? named : t.subjectIs(what, named);
}

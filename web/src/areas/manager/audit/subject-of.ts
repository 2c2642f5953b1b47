import type { AuditEntry } from '@school/contract/audit/shapes';

import { type AuditSpeech, inLine, isId } from './said.ts';

/** What an act was done to: «урок: Соня, Математика, вт, 24 ноября в 12:00»; without a name what it is, and never its id. */
export function subjectOf(subject: AuditEntry['subject'], speech: AuditSpeech): string {
  if (!subject) return '';
  const { t, calls, gifts } = speech;
  const { type, id, name } = subject;
  const what = (t.subjects as Readonly<Record<string, string>>)[type] ?? '';
  if (type === 'call') return calls[id] ?? what;
  const named = type === 'gift' ? (gifts[id] ?? '') : name ? inLine(name, speech) : isId(id) ? '' : id;
  return named === '' ? what : what === '' ? named : t.subjectIs(what, named);
}

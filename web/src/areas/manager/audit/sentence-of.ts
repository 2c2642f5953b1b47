import type { AuditEntry } from '@school/contract/audit/shapes';
import { auditFields, type AuditField } from '@school/contract/audit/fields';

import type { TextsOf } from '#i18n/features.ts';

import { type AuditSpeech, said } from './said.ts';
import { nameOf, subjectOf } from './subject-of.ts';

/** How much of something an act was about: it belongs into its sentence. */
const isAmount = (name: string): boolean => {
  const kind = Object.hasOwn(auditFields, name) ? auditFields[name as AuditField] : undefined;
  return kind === 'minor' || kind === 'lessons';
};

/** Amounts that an act set without there having been others: «3 урока», «352 BYN». */
export const amountsOf = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string[] =>
  before ? [] : Object.keys(after ?? {}).filter((name) => isAmount(name) && typeof after?.[name] === 'number');

/** Acts that are of many kinds, and things whose name alone tells nobody anything: what it was stands before the name. */
const isNamedWhole = ({ act, subject }: AuditEntry): boolean =>
  act === 'money.approved' || act === 'money.declined' || subject?.type === 'ticket';

/** An act as one reads it: «Начислены уроки: 3 урока», «Урок перенесён: Соня, Математика, вт, 24 ноября в 12:00». */
export function sentenceOf(entry: AuditEntry, acts: TextsOf<'auditActs'>['acts'], speech: AuditSpeech): string {
  const amounts = amountsOf(entry).map((name) => said(name, entry.after?.[name], entry.after ?? {}, speech));
  const about = [(isNamedWhole(entry) ? subjectOf : nameOf)(entry.subject, speech), ...amounts]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');
  return about === '' ? acts[entry.act] : speech.t.sentence(acts[entry.act], about);
}

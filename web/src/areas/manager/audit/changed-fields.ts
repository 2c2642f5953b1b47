import type { AuditEntry } from '@school/contract/audit/shapes';

import { type AuditSpeech, said } from './said.ts';

/** What an act changed, field by field: «уроки: 3 урока», «состояние урока: запланирован → отменён». */
export function changedFields({ before, after }: Pick<AuditEntry, 'before' | 'after'>, speech: AuditSpeech): string[] {
  const { t } = speech;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.flatMap((name) => {
    const [was, is] = [before?.[name], after?.[name]];
    if (before && after && JSON.stringify(was) === JSON.stringify(is)) return [];
    const words = (value: unknown, side: AuditEntry['after']) => (value === undefined ? undefined : said(name, value, side ?? {}, speech));
    const [wasSaid, isSaid] = [words(was, before), words(is, after)];
    const title = (t.fields as Readonly<Record<string, string>>)[name] ?? '';
    if (wasSaid === undefined && isSaid === undefined) return [];
    if (wasSaid === undefined || isSaid === undefined) return [t.field(title, isSaid ?? wasSaid ?? '')];
    return [t.field(title, t.change(wasSaid, isSaid))];
  });
}

import type { AuditEntry } from '@school/contract/audit/shapes';

import type { TextsOf } from '#i18n/features.ts';

/** One field of an act as a line: «units: 3», «status: scheduled → canceled». */
export function changedFields({ before, after }: Pick<AuditEntry, 'before' | 'after'>, t: TextsOf<'audit'>): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.flatMap((name) => {
    const [was, is] = [before?.[name], after?.[name]];
    if (before && after && JSON.stringify(was) === JSON.stringify(is)) return [];
    if (was === undefined || is === undefined) return [`${name}: ${said(is ?? was, t)}`];
    return [`${name}: ${t.change(said(was, t), said(is, t))}`];
  });
}

/** A value in words: the log keeps plain JSON. */
function said(value: unknown, t: TextsOf<'audit'>): string {
  if (value === null || value === undefined || value === '') return t.nothing;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? t.nothing : value.map((it) => said(it, t)).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => `${name} ${said(part, t)}`)
      .join(', ');
  return JSON.stringify(value);
}

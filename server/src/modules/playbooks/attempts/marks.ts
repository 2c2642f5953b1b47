import type { TeacherMark } from '@school/contract/playbooks/attempts';

import { templateOf } from '../templates/registry.ts';
import type { Item } from '../templates/base/template.ts';
import type { WorkRow } from '../stores/works.store.ts';

/** A mark is asked of the teacher: work that nobody else can judge. */
export const takesMark = ({ template }: Item): boolean => templateOf(template).judge === 'teacher';

/** The teacher looks at it: what takes a mark, and free pictures. */
export const isForTeacher = (item: Item): boolean => takesMark(item) || item.template === 'draw';

/** What the teacher said of a work; null before. */
export const markOf = (work: WorkRow | undefined): TeacherMark | null =>
  work?.markedAt ? { mark: work.mark, comment: work.comment ?? '', timestamp: work.markedAt.toString() } : null;

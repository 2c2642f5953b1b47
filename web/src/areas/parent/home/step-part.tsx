import type { Process } from '@school/contract/scheduling/shapes';
import type { ReactNode } from 'react';

import type { TextsOf } from '#i18n/features.ts';

/** The course of a process; before there is one, its subject. */
export const courseName = (names: TextsOf<'names'>, { courseCode, subject }: Pick<Process, 'courseCode' | 'subject'>): string =>
  courseCode ? names.courses[courseCode] : names.subjects[subject];

/** A subject's part of a kid's card. */
export const Part = ({ title, subject, children }: { title: string; subject?: string | undefined; children: ReactNode }) => (
  <section className="flex flex-col gap-3 border-t border-line pt-4">
    <div>
      {subject !== undefined && <p className="text-sm font-bold text-mute">{subject}</p>}
      <h3 className="text-lg">{title}</h3>
    </div>
    {children}
  </section>
);

import type { Process } from '@school/contract/calendar/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Face } from '#widgets/face/face.tsx';

/** What the teacher wrote after the trial, in the teacher's own words. */
export function Report({ process: { report, teacher } }: { process: Process }) {
  const t = useTexts('homeSteps');
  if (!report) return null;
  return (
    <figure className="flex gap-3 rounded-md bg-sunk p-4">
      {teacher && <Face name={teacher.name} avatar={teacher.avatar} size={40} />}
      <div className="min-w-0">
        <figcaption className="text-sm font-bold">{teacher ? t.says(teacher.name) : t.saysTeacher}</figcaption>
        <blockquote className="whitespace-pre-line">{report.text}</blockquote>
      </div>
    </figure>
  );
}

import type { TeacherMark } from '@school/contract/playbooks/attempts';

import { useTexts } from '#i18n/texts.ts';
import { Stars } from '#kit/progress.tsx';

/** What the teacher said of a work, for a grown-up. */
export function MarkLine({ mark: { mark, comment } }: { mark: TeacherMark }) {
  const t = useTexts('review');
  return (
    <div className="mt-2 flex flex-col gap-1 rounded-md bg-brand-soft p-3">
      <p className="flex flex-wrap items-center gap-2 font-bold">
        {mark === null ? t.teacherSays : t.teacherStars}
        {mark !== null && (
          <>
            <Stars got={mark} of={3} size={18} />
            <span className="font-normal">{t.marks[mark]}</span>
          </>
        )}
      </p>
      {comment !== '' && <p className="break-words whitespace-pre-wrap">{comment}</p>}
    </div>
  );
}

import type { TeacherLesson } from '@school/contract/staffing/shapes';

import { useTexts } from '#i18n/texts.ts';
import { ArrowLeftRight, Icon } from '#kit/icon.tsx';

/** A lesson given instead of a colleague: of whom, and what the colleague left to know. */
export function StandsIn({ insteadOf }: { insteadOf: NonNullable<TeacherLesson['insteadOf']> }) {
  const { lesson: t } = useTexts('teacher');
  return (
    <div className="flex flex-col gap-1 rounded-md bg-brand-soft p-4">
      <p className="flex items-center gap-2 font-bold">
        <Icon of={ArrowLeftRight} />
        {t.insteadOf(insteadOf.teacher.name)}
      </p>
      {insteadOf.note !== '' && (
        <p className="whitespace-pre-line">
          <span className="block text-sm text-mute">{t.noteFrom}</span>
          {insteadOf.note}
        </p>
      )}
    </div>
  );
}

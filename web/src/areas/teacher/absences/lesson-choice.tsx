import type { Restaffing } from '@school/contract/scheduling/shapes';
import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { Icon, TriangleAlert } from '#kit/icon.tsx';
import { Face } from '#widgets/face/face.tsx';
import { TouchedLine, useTouchedWords } from '#widgets/lesson-look/touched-lesson.tsx';

import { decisionsOf } from './choices.ts';

interface LessonChoiceProps {
  restaffing: Restaffing;
  /** A teacher's id, null for nobody; undefined while nothing has been chosen. */
  chosen: string | null | undefined;
  onChoose(teacherId: string | null): void;
}

const nobody = 'nobody';

/** A lesson that must be given away: to whom, why just to them, and the others who could take it. */
export function LessonChoice({ restaffing, chosen, onChoose }: LessonChoiceProps) {
  const { choice: t } = useTexts('teacherAbsences');
  const words = useTouchedWords();
  const [open, setOpen] = useState(false);
  const { lesson, proposals } = restaffing;
  const [decision] = decisionsOf([restaffing], chosen === undefined ? new Map() : new Map([[lesson.eventId, chosen]]));
  const given = proposals.find(({ teacher }) => teacher.teacherId === decision?.teacherId);
  const facts = ({ fit, knowsKid, lessonsThatDay }: Restaffing['proposals'][number]) =>
    [t.fit(fit), knowsKid && t.knows, t.thatDay(lessonsThatDay)].filter(Boolean).join(' · ');
  const when = words.when(lesson);
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-card p-4">
      <TouchedLine lesson={lesson} />
      <div className="flex flex-wrap items-center gap-3">
        {given ? (
          <>
            <Face name={given.teacher.name} avatar={given.teacher.avatar} size={40} />
            <p className="min-w-40 grow">
              <strong className="block">{given.teacher.name}</strong>
              <span className="text-sm text-mute">{facts(given)}</span>
            </p>
          </>
        ) : (
          <p className="flex min-w-40 grow items-center gap-2 font-bold text-warn">
            <Icon of={TriangleAlert} />
            <span>
              {proposals.length === 0 && `${t.nobodyFree} `}
              {t.willCancel}
            </span>
          </p>
        )}
        {proposals.length > 0 && (
          <Button kind="quiet" size="small" label={t.otherFor(when)} expanded={open} onPress={() => setOpen(!open)}>
            {t.other}
          </Button>
        )}
      </div>
      {open && (
        <RadioChips
          label={t.who(when)}
          labelHidden
          name={`teacher-${lesson.eventId}`}
          required
          chips={[
            ...proposals.map((proposal) => ({
              value: proposal.teacher.teacherId,
              label: proposal.teacher.name,
              note: facts(proposal),
              picture: <Face name={proposal.teacher.name} avatar={proposal.teacher.avatar} size={28} />,
            })),
            { value: nobody, label: t.nobody },
          ]}
          value={decision?.teacherId ?? nobody}
          onChange={(value) => onChoose(value === nobody ? null : value)}
        />
      )}
    </li>
  );
}

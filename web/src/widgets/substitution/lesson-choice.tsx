import type { SubstitutionChoice } from '@school/contract/staffing/shapes';
import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Icon, TriangleAlert } from '#kit/icon.tsx';
import { Face } from '#widgets/face/face.tsx';
import { TouchedLine, useTouchedWords } from '#widgets/lesson-look/touched-lesson.tsx';
import { ProposalChoice, useProposalFacts } from './proposal-choice.tsx';

import { decisionsOf } from './choices.ts';

interface LessonChoiceProps {
  substitution: SubstitutionChoice;
  /** A teacher's id, null for nobody; undefined while nothing has been chosen. */
  chosen: string | null | undefined;
  onChoose(teacherId: string | null): void;
}

/** A lesson that must be given away: to whom, why just to them, and the others who could take it. */
export function LessonChoice({ substitution, chosen, onChoose }: LessonChoiceProps) {
  const { choice: t } = useTexts('teacherAbsences');
  const { nobodyFree } = useTexts('substitution');
  const facts = useProposalFacts();
  const words = useTouchedWords();
  const [open, setOpen] = useState(false);
  const { lesson, proposals } = substitution;
  const [decision] = decisionsOf([substitution], chosen === undefined ? new Map() : new Map([[lesson.eventId, chosen]]));
  const given = proposals.find(({ teacher }) => teacher.teacherId === decision?.teacherId);
  const when = words.when(lesson);
  return (
    <li className="flex flex-col gap-3 rounded-lg bg-card shadow-flat p-4">
      <TouchedLine lesson={lesson} />
      <div className="flex flex-wrap items-center gap-3">
        {given ? (
          <div className="flex grow items-center gap-3">
            <Face name={given.teacher.name} avatar={given.teacher.avatar} size={40} />
            <p className="min-w-0">
              <strong className="block">{given.teacher.name}</strong>
              <span className="text-sm text-mute">{facts(given)}</span>
            </p>
          </div>
        ) : (
          <p className="flex min-w-40 grow items-center gap-2 font-bold text-warn">
            <Icon of={TriangleAlert} />
            <span>
              {proposals.length === 0 && `${nobodyFree} `}
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
        <ProposalChoice
          label={t.who(when)}
          name={`teacher-${lesson.eventId}`}
          proposals={proposals}
          value={decision?.teacherId ?? null}
          onChange={onChoose}
          nobody={t.nobody}
        />
      )}
    </li>
  );
}

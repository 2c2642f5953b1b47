import type { LessonCase } from '@school/contract/back-office/lesson-case-calls';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
import { TextArea } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

import { useEvidence } from './use-evidence.ts';

const outcomes = ['upheld', 'rejected'] as const;

/** Is the family right? What that does is said before, and the family reads the answer. */
export function DecideSheet({ found, onClose }: { found: LessonCase; onClose(): void }) {
  const t = useTexts('lessonMarks');
  const evidence = useEvidence(found);
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]>();
  const decide = useCall('POST /manager/objections/:objectionId/decide', { changes: ['GET /manager/lesson-cases', 'GET /manager/work'] });
  return (
    <FormSheet
      title={t.decideTitle(found.families[0]?.name ?? '')}
      label={t.decide}
      onClose={onClose}
      above={
        <>
          <p className="break-words whitespace-pre-line">{found.text}</p>
          <p className="figures text-sm text-mute">{evidence}</p>
        </>
      }
      submit={{ label: t.save }}
      onSubmit={async (form) => {
        if (!outcome) return { outcome: t.outcomeNeeded };
        await decide.mutateAsync({ params: { objectionId: found.id }, body: { outcome, answer: typedText(form, 'answer') } });
        return '';
      }}
      onRefusal={atFields({ answer: ['scheduling.objection_decided', 'scheduling.objection_not_found'] })}
    >
      <RadioChips
        label={t.outcome}
        name="outcome"
        required
        chips={choicesOf(t.outcomes, outcomes)}
        value={outcome}
        onChange={(value) => setOutcome(value)}
      />
      {outcome && <p className="text-mute">{t.effects[outcome]}</p>}
      <TextArea name="answer" label={t.answer} help={t.answerHelp} required maxLength={500} rows={3} />
    </FormSheet>
  );
}

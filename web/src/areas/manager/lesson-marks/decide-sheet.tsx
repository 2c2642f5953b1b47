import type { LessonCase } from '@school/contract/back-office/lesson-case-calls';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { TextArea } from '#kit/text-field.tsx';

import { useEvidence } from './use-evidence.ts';

const outcomes = ['upheld', 'rejected'] as const;

/** Is the family right? What that does is said before, and the family reads the answer. */
export function DecideSheet({ found, onClose }: { found: LessonCase; onClose(): void }) {
  const t = useTexts('lessonMarks');
  const evidence = useEvidence(found);
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]>();
  const decide = useCall('POST /manager/objections/:objectionId/decide', { changes: ['GET /manager/lesson-cases', 'GET /manager/work'] });
  const submit = async (form: FormData) => {
    if (!outcome) return { outcome: t.outcomeNeeded };
    const written = form.get('answer');
    const answer = typeof written === 'string' ? written : '';
    await decide.mutateAsync({ params: { objectionId: found.id }, body: { outcome, answer } });
    onClose();
    return undefined;
  };
  return (
    <Sheet title={t.decideTitle(found.families[0]?.name ?? '')} onClose={onClose}>
      <p className="break-words whitespace-pre-line">{found.text}</p>
      <p className="figures text-sm text-mute">{evidence}</p>
      <Form
        onSubmit={submit}
        onRefusal={atFields({ 'scheduling.objection_decided': 'answer', 'scheduling.objection_not_found': 'answer' })}
        label={t.decide}
      >
        {({ pending }) => (
          <>
            <RadioChips
              label={t.outcome}
              name="outcome"
              required
              chips={outcomes.map((value) => ({ value, label: t.outcomes[value] }))}
              value={outcome}
              onChange={(value) => setOutcome(value)}
            />
            {outcome && <p className="text-mute">{t.effects[outcome]}</p>}
            <TextArea name="answer" label={t.answer} help={t.answerHelp} required maxLength={500} rows={3} />
            <Button type="submit" kind="primary" size="large" busy={pending}>
              {t.save}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}

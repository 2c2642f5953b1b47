import { useTexts } from '#i18n/texts.ts';
import { TextArea } from '#kit/text-field.tsx';

/** What the family reads. */
export function AnswerField({ answer, onChange }: { answer: string; onChange(answer: string): void }) {
  const { fields: t } = useTexts('familyActs');
  return (
    <TextArea name="answer" label={t.answer} help={t.answerHelp} required maxLength={1000} rows={3} value={answer} onChange={onChange} />
  );
}

import { type SubjectCode, subjectCodes } from '@school/contract/catalogue/limits';

import { useOffer } from '#api/offer.ts';
import { useTexts } from '#i18n/texts.ts';
import { hiddenInput } from '#kit/chips.tsx';
import { FieldError } from '#kit/field.tsx';
import { useFieldError } from '#kit/form.tsx';

const look =
  'press relative flex min-h-16 items-center gap-4 rounded-md border-2 border-line bg-card px-4 py-2 hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

/** What suits the child's age stands first. */
function suitable(
  subjects: readonly SubjectCode[],
  ages: ReadonlyMap<SubjectCode, { from: number; to: number }>,
  age: number | undefined,
): SubjectCode[] {
  const suits = (subject: SubjectCode) => {
    const of = ages.get(subject);
    return age === undefined || !of || (of.from <= age && age <= of.to);
  };
  return [...subjects.filter(suits), ...subjects.filter((subject) => !suits(subject))];
}

interface SubjectOptionsProps {
  /** Undefined while nobody knows it. */
  age: number | undefined;
  /** A finger or a mouse has chosen: one goes on at once. Arrow keys only choose. */
  onTap(): void;
}

/** What the first lesson is about: one tap answers. */
export function SubjectOptions({ age, onTap }: SubjectOptionsProps) {
  const t = useTexts('registration');
  const names = useTexts('names');
  const offer = useOffer();
  const wrong = useFieldError('subject');
  const ages = new Map(offer.data?.subjects.map(({ subject, ages: of }) => [subject, of]));
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={wrong === undefined ? undefined : 'subject-wrong'}>
      <legend className="sr-only">{t.subject}</legend>
      {suitable(offer.subjects(subjectCodes), ages, age).map((subject) => {
        const of = ages.get(subject);
        return (
          <label key={subject} className={look}>
            <input
              type="radio"
              name="subject"
              value={subject}
              className={`${hiddenInput} peer`}
              onClick={(event) => {
                // What is chosen by arrow keys, or put back from a draft, is no click of a pointer.
                if (event.detail > 0) onTap();
              }}
            />
            <span className="flex min-w-0 grow flex-col">
              <strong>{names.subjects[subject]}</strong>
              <span className="text-sm text-mute">
                {t.subjectNotes[subject]}
                {of && <> · {t.ages(of.from, of.to)}</>}
              </span>
            </span>
            <span
              aria-hidden
              className="size-6 shrink-0 rounded-full border-2 border-edge peer-checked:border-8 peer-checked:border-brand"
            />
          </label>
        );
      })}
      <FieldError id="subject-wrong" error={wrong} />
    </fieldset>
  );
}

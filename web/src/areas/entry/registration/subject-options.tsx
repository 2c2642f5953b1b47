import { type SubjectCode, subjectCodes } from '@school/contract/catalogue/limits';
import { lazy, Suspense } from 'react';

import { useOffer } from '#api/offer.ts';
import { useTexts } from '#i18n/texts.ts';
import { RadioCards } from '#kit/radio-cards.tsx';

/** The question is read without them: also where the line dropped before they came. */
const SubjectTile = lazy(() =>
  import('#widgets/subject/subject-tile.tsx').then(
    (file) => ({ default: file.SubjectTile }),
    () => ({ default: NoTile }),
  ),
);
const NoTile = () => <span className="size-10" />;

type Ages = ReadonlyMap<SubjectCode, { from: number; to: number }>;

/** What suits the child's age stands first. */
function suitable(subjects: readonly SubjectCode[], ages: Ages, age: number | undefined): SubjectCode[] {
  const suits = (subject: SubjectCode) => {
    const of = ages.get(subject);
    return age === undefined || !of || (of.from <= age && age <= of.to);
  };
  return [...subjects.filter(suits), ...subjects.filter((subject) => !suits(subject))];
}

interface SubjectOptionsProps {
  /** Undefined while nobody knows it. */
  age: number | undefined;
  /** One tap answers: one goes on at once. */
  onTap(): void;
}

/** What the first lesson is about. */
export function SubjectOptions({ age, onTap }: SubjectOptionsProps) {
  const t = useTexts('registration');
  const names = useTexts('names');
  const offer = useOffer();
  const ages = new Map(offer.data?.subjects.map(({ subject, ages: of }) => [subject, of]));
  const cards = suitable(offer.subjects(subjectCodes), ages, age).map((subject) => {
    const of = ages.get(subject);
    const content = (
      <>
        <strong>{names.subjects[subject]}</strong>
        <span className="text-sm text-mute">
          {/* On a phone the name says enough, and every subject stays on the screen. */}
          <span className="max-sm:hidden">
            {t.subjectNotes[subject]}
            {of && ' · '}
          </span>
          {of && t.ages(of.from, of.to)}
        </span>
      </>
    );
    const picture = (
      <Suspense fallback={<span className="size-10" />}>
        <SubjectTile code={subject} />
      </Suspense>
    );
    return { value: subject, content, picture };
  });
  return <RadioCards label={t.subject} name="subject" cards={cards} onTap={onTap} />;
}

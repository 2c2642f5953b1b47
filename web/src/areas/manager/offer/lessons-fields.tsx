import { lessonLengths } from '@school/contract/calendar/lesson-minutes';
import { courseLimits } from '@school/contract/catalogue/limits';

import { useTexts } from '#i18n/texts.ts';
import { Select } from '#kit/select.tsx';
import { TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

const byAge = 'age';
const { ages, levels, levelSigns } = courseLimits;
const allAges = Array.from({ length: ages.to - ages.from + 1 }, (_, at) => String(ages.from + at)).map((age) => ({
  value: age,
  label: age,
}));

export function AgeFields({ of }: { of: { from: number; to: number } }) {
  const { courses: t } = useTexts('offer');
  return (
    <div className="grid grid-cols-2 gap-4">
      <Select name="ageFrom" label={t.ageFrom} required options={allAges} defaultValue={String(of.from)} />
      <Select name="ageTo" label={t.ageTo} required options={allAges} defaultValue={String(of.to)} />
    </div>
  );
}

/** How long the lessons of a course are. */
export function MinutesField({ of }: { of: number | null }) {
  const { courses: t } = useTexts('offer');
  return (
    <Select
      name="minutes"
      label={t.minutes}
      help={t.minutesHelp}
      required
      options={[{ value: byAge, label: t.byAge }, ...lessonLengths.map((n) => ({ value: String(n), label: t.minutesOf(n) }))]}
      defaultValue={of === null ? byAge : String(of)}
    />
  );
}

/** Marks of the levels of a course of the school's own, with commas between. */
export function LevelsField({ of }: { of: readonly string[] }) {
  const { courses: t } = useTexts('offer');
  return (
    <TextField
      name="levels"
      label={t.levels}
      help={t.levelsHelp}
      required
      maxLength={levels * (levelSigns + 2)}
      defaultValue={of.join(', ')}
    />
  );
}

const number = (data: FormData, name: string): number => Number(typedText(data, name));
export const typedAges = (data: FormData) => ({ from: number(data, 'ageFrom'), to: number(data, 'ageTo') });
export const typedMinutes = (data: FormData) => lessonLengths.find((it) => String(it) === typedText(data, 'minutes')) ?? null;
export const typedTitles = (data: FormData) => ({ ru: typedText(data, 'titleRu').trim(), en: typedText(data, 'titleEn').trim() });
export const typedLevels = (data: FormData): string[] => [
  ...new Set(
    typedText(data, 'levels')
      .split(',')
      .map((mark) => mark.trim())
      .filter((mark) => mark !== ''),
  ),
];

/** What is wrong with the levels. */
export const levelsWrong = (marks: readonly string[]): 'none' | 'many' | 'long' | undefined => {
  if (marks.length === 0) return 'none';
  if (marks.length > levels) return 'many';
  return marks.some((mark) => mark.length > levelSigns) ? 'long' : undefined;
};

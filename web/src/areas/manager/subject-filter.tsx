import { type SubjectCode, subjectCodes } from '@school/contract/catalogue/limits';

import { useTexts } from '#i18n/texts.ts';
import { choicesOf } from '#kit/choices.ts';
import { FilterSelect } from '#kit/filter-select.tsx';

interface SubjectFilterProps {
  label: string;
  any: string;
  value: SubjectCode | undefined;
  onChoose(value: SubjectCode | undefined): void;
}

/** Only what is of one subject. */
export function SubjectFilter(props: SubjectFilterProps) {
  const { subjects } = useTexts('names');
  return <FilterSelect<SubjectCode> {...props} options={choicesOf(subjects, subjectCodes)} />;
}

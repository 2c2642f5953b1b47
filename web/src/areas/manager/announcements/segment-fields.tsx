import { familyBalances } from '@school/contract/back-office/calls';
import { processStates } from '@school/contract/calendar/limits';
import { schoolAges, subjectCodes } from '@school/contract/catalogue/limits';
import { announcementAudiences } from '@school/contract/notifications/announcement-limits';
import type { AnnouncementSegment } from '@school/contract/notifications/announcement-shapes';
import { useQuery } from '@tanstack/react-query';

import { useOffer } from '#api/offer.ts';
import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { Select } from '#kit/select.tsx';

import { everybody, type OfFamilies } from './segments.ts';
import { WhereFields } from './where-fields.tsx';

/** In the list of a select, for what is not narrowed. */
const any = 'any';

const ages = Array.from({ length: schoolAges.to - schoolAges.from + 1 }, (_, at) => String(schoolAges.from + at));

interface SegmentFieldsProps {
  segment: AnnouncementSegment;
  /** What is wrong with the ages. */
  error: string | undefined;
  onChange(segment: AnnouncementSegment): void;
}

/** Whom it is for: everybody, or those of whom all that is chosen is true. */
export function SegmentFields({ segment, error, onChange }: SegmentFieldsProps) {
  const t = useTexts('announcements');
  return (
    <>
      <RadioChips
        label={t.audience}
        labelHidden
        required
        name="audience"
        chips={choicesOf(t.audiences, announcementAudiences)}
        value={segment.audience}
        onChange={(audience) => onChange(everybody[audience])}
      />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {segment.audience === 'families' ? (
          <FamilyFields segment={segment} error={error} onChange={onChange} />
        ) : (
          <SubjectField segment={segment} onChange={onChange} />
        )}
      </div>
    </>
  );
}

function FamilyFields({ segment, error, onChange }: { segment: OfFamilies; error: string | undefined; onChange(it: OfFamilies): void }) {
  const t = useTexts('announcements');
  const names = useTexts('names');
  const { states, filters } = useTexts('manager');
  const { known } = useOffer();
  const teachers = useQuery(queryOf('GET /manager/teachers')).data?.teachers ?? [];
  const put = <K extends Exclude<keyof OfFamilies, 'audience'>>(key: K, options: ReadonlyArray<NonNullable<OfFamilies[K]>>) => ({
    name: key,
    required: true,
    value: segment[key] === null ? any : String(segment[key]),
    onChange: (chosen: string) => onChange({ ...segment, [key]: options.find((it) => String(it) === chosen) ?? null }),
  });
  const years = ages.map(Number);
  const ageOptions = [{ value: any, label: t.anyAge }, ...ages.map((value) => ({ value, label: value }))];
  return (
    <>
      <Select
        label={t.course}
        {...put('course', known)}
        options={[{ value: any, label: t.anyCourse }, ...choicesOf(names.courses, known)]}
      />
      <Select
        label={t.state}
        {...put('state', processStates)}
        options={[{ value: any, label: t.anyState }, ...choicesOf(states, processStates)]}
      />
      <Select
        label={t.teacher}
        {...put(
          'teacherId',
          teachers.map(({ teacherId }) => teacherId),
        )}
        options={[{ value: any, label: t.anyTeacher }, ...teachers.map(({ teacherId, name }) => ({ value: teacherId, label: name }))]}
      />
      <Select
        label={filters.balance}
        {...put('balance', familyBalances)}
        options={[{ value: any, label: filters.anyBalance }, ...choicesOf(filters.balances, familyBalances)]}
      />
      <Select label={t.ageFrom} {...put('ageFrom', years)} options={ageOptions} error={error} />
      <Select label={t.ageTo} {...put('ageTo', years)} options={ageOptions} />
      <WhereFields segment={segment} onChange={onChange} />
    </>
  );
}

type OfTeachers = Extract<AnnouncementSegment, { audience: 'teachers' }>;

function SubjectField({ segment, onChange }: { segment: OfTeachers; onChange(it: OfTeachers): void }) {
  const t = useTexts('announcements');
  const names = useTexts('names');
  return (
    <Select
      label={t.subjectTaught}
      name="subject"
      required
      value={segment.subject ?? any}
      onChange={(chosen) => onChange({ ...segment, subject: subjectCodes.find((it) => it === chosen) ?? null })}
      options={[{ value: any, label: t.anySubject }, ...choicesOf(names.subjects, subjectCodes)]}
    />
  );
}

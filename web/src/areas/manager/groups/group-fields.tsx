import { type ClubCode, schoolAges } from '@school/contract/catalogue/limits';
import { groupsLimits } from '@school/contract/groups/limits';
import { settingLimits } from '@school/contract/school/limits';
import { useQuery } from '@tanstack/react-query';

import { useOffer } from '#api/offer.ts';
import { useSchool } from '#api/school.ts';
import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { NumberField } from '#kit/number-field.tsx';
import { Select } from '#kit/select.tsx';
import { TextField } from '#kit/text-field.tsx';
import { startsOfDay } from '#kit/time-chips.tsx';

import { useGroupWords } from './use-group-words.ts';

/** What a group is called, whom it is for, and its places. */
export interface Described {
  title: { ru: string; en: string };
  level: string;
  ages: { from: number; to: number };
  capacity: number;
}

/** Who leads it, and when. */
export interface Weekly {
  teacherId: string;
  weekday: number;
  startMinute: number;
}

interface FieldsProps<Value> {
  courseCode: ClubCode;
  value: Value;
  onChange(value: Value): void;
}

/** Whom a club is for, as the school says. */
export function useClubAges() {
  const offer = useOffer();
  return (courseCode: ClubCode) => offer.courseOf(courseCode)?.ages ?? schoolAges;
}

/** The levels of a club, by what people call them. */
export function useLevels(courseCode: ClubCode) {
  const { data } = useQuery({ ...queryOf('GET /courses'), staleTime: Infinity });
  return data?.courses.find((course) => course.courseCode === courseCode)?.levels ?? [];
}

export function DescribedFields({ courseCode, value, onChange }: FieldsProps<Described>) {
  const { fields: t, ...all } = useTexts('managedGroups');
  const words = useGroupWords();
  const { groupPlaces } = useSchool();
  const levels = useLevels(courseCode);
  const club = useClubAges()(courseCode);
  const ages = Array.from({ length: club.to - club.from + 1 }, (_, n) => String(club.from + n)).map((age) => ({ value: age, label: age }));
  const { title } = value;
  const age = (end: 'from' | 'to', label: string) => (
    <Select
      name={end === 'from' ? 'ageFrom' : 'ages'}
      label={label}
      required
      options={ages}
      value={String(value.ages[end])}
      onChange={(chosen) => onChange({ ...value, ages: { ...value.ages, [end]: Number(chosen) } })}
    />
  );
  return (
    <>
      {(['ru', 'en'] as const).map((lang) => (
        <TextField
          key={lang}
          name={`title-${lang}`}
          label={lang === 'ru' ? t.titleRu : t.titleEn}
          required
          maxLength={groupsLimits.titleSigns}
          value={title[lang]}
          onChange={(typed) => onChange({ ...value, title: { ...title, [lang]: typed } })}
        />
      ))}
      {levels.length > 0 && (
        <Select
          name="level"
          label={t.level}
          required
          options={levels.map((it) => ({ value: it.levelCode, label: words.title(it.title) }))}
          value={value.level}
          onChange={(level) => onChange({ ...value, level })}
        />
      )}
      <div className="grid grid-cols-2 gap-4">
        {age('from', t.ageFrom)}
        {age('to', t.ageTo)}
      </div>
      <p className="text-sm text-mute">{all.agesOfClub(club.from, club.to)}</p>
      <NumberField
        name="capacity"
        label={t.capacity}
        help={all.placesHelp(groupPlaces)}
        required
        min={settingLimits.groupPlaces.least}
        max={settingLimits.groupPlaces.most}
        value={value.capacity}
        onChange={(capacity) => onChange({ ...value, capacity: capacity ?? groupPlaces.from })}
      />
    </>
  );
}

/** Teachers of the club's subject; who leads it already may go on. */
export function WeeklyFields({ courseCode, value, onChange }: FieldsProps<Weekly>) {
  const { fields: t } = useTexts('managedGroups');
  const words = useGroupWords();
  const { gridMinutes } = useSchool();
  const { data } = useQuery(queryOf('GET /manager/teachers'));
  const subject = useOffer().courseOf(courseCode)?.subject;
  const fitting = data?.teachers.filter(
    (it) => it.teachesNow && ((subject && it.subjects.includes(subject)) || it.teacherId === value.teacherId),
  );
  const starts = startsOfDay(0, 24 * 60 - gridMinutes, gridMinutes);
  return (
    <>
      {fitting?.length === 0 && <p className="font-bold text-warn">{t.noTeachers}</p>}
      <Select
        name="teacherId"
        label={t.teacher}
        required
        options={fitting?.map((it) => ({ value: it.teacherId, label: it.name })) ?? []}
        value={value.teacherId}
        onChange={(teacherId) => onChange({ ...value, teacherId })}
      />
      <div className="grid grid-cols-2 gap-4">
        <Select
          name="weekday"
          label={t.weekday}
          required
          options={[1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: words.weekday(day) }))}
          value={String(value.weekday)}
          onChange={(weekday) => onChange({ ...value, weekday: Number(weekday) })}
        />
        <Select
          name="startMinute"
          label={t.time}
          required
          options={starts}
          value={String(value.startMinute)}
          onChange={(minute) => onChange({ ...value, startMinute: Number(minute) })}
        />
      </div>
    </>
  );
}

/** What is wrong with what was chosen, by field. */
export function wrongIn(value: Described, t: { titleNeeded: string; agesCrossed: string }) {
  return {
    ...(value.title.ru.trim() === '' && { 'title-ru': t.titleNeeded }),
    ...(value.title.en.trim() === '' && { 'title-en': t.titleNeeded }),
    ...(value.ages.from > value.ages.to && { ages: t.agesCrossed }),
  };
}

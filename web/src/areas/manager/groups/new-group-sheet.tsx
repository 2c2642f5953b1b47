import { clubCodes, type ClubCode } from '@school/contract/catalogue/limits';
import { lessonLengths } from '@school/contract/calendar/lesson-minutes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useOffer } from '#api/offer.ts';
import { useSchool } from '#api/school.ts';
import { useCall } from '#api/use-call.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Checkbox } from '#kit/checkbox.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
import { Select } from '#kit/select.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { asked, BeginningFields, usualBeginning, useSchoolDay } from './beginning-fields.tsx';
import { DescribedFields, type Described, useClubAges, useLevels, type Weekly, WeeklyFields, wrongIn } from './group-fields.tsx';
import { PlanView } from './plan-view.tsx';
import { afterGroup, useGroupPreview } from './use-groups.ts';

const usualWeekly: Weekly = { teacherId: '', weekday: 1, startMinute: 17 * 60 };

/** A new group: what it is, who leads it and when, and what that comes to before anything is done. */
export function NewGroupSheet({ onClose }: { onClose(): void }) {
  const t = useTexts('managedGroups');
  const names = useTexts('names');
  const say = useRefusals();
  const today = useSchoolDay();
  const { groupPlaces, lessonMinutes } = useSchool();
  const offer = useOffer();
  const clubs = offer.clubs();
  const [chosen, setCourse] = useState<ClubCode>();
  const courseCode = chosen ?? clubs[0] ?? clubCodes[0];
  const clubAges = useClubAges();
  const [typed, setDescribed] = useState<Described>();
  const [weekly, setWeekly] = useState(usualWeekly);
  const [wantedMinutes, setMinutes] = useState(lessonMinutes.to);
  const ofClub = offer.courseOf(courseCode)?.minutes ?? null;
  const minutes = ofClub ?? wantedMinutes;
  const [beginning, setBeginning] = useState(() => usualBeginning(today, groupPlaces.from));
  const [isDraft, setDraft] = useState(false);
  const levels = useLevels(courseCode);
  const described: Described = typed ?? {
    title: { ru: '', en: '' },
    level: '',
    ages: clubAges(courseCode),
    capacity: groupPlaces.to,
  };
  const level = levels.some((it) => it.levelCode === described.level) ? described.level : (levels[0]?.levelCode ?? '');
  const group = { courseCode, ...described, level, ...weekly, minutes, ...asked(beginning) };
  const isChosen = weekly.teacherId !== '' && level !== '';
  // The titles change nothing of what it comes to: it is not tried out at every letter.
  const { data: preview, isError } = useGroupPreview(isChosen ? { ...group, title: { ru: '…', en: '…' } } : undefined);
  const call = useCall('POST /manager/groups', { changes: afterGroup });
  const check = () => ({ ...wrongIn(described, t.fields), ...(weekly.teacherId === '' && { teacherId: t.fields.teacherNeeded }) });
  const submit = async () => {
    await call.mutateAsync({ body: { group, draft: isDraft } });
    return isDraft ? t.drafted : t.made;
  };
  return (
    <FormSheet
      title={t.make}
      onClose={onClose}
      width="wide"
      submit={{ label: t.make, disabled: !isDraft && preview?.may.allowed !== true }}
      check={check}
      onSubmit={submit}
      onRefusal={atFields()}
    >
      <RadioChips
        label={t.fields.club}
        name="courseCode"
        required
        chips={choicesOf(names.courses, clubs)}
        value={courseCode}
        onChange={(value) => {
          setCourse(value);
          setDescribed({ ...described, ages: clubAges(value) });
        }}
      />
      <DescribedFields courseCode={courseCode} value={{ ...described, level }} onChange={setDescribed} />
      <WeeklyFields courseCode={courseCode} value={weekly} onChange={setWeekly} />
      <Select
        name="minutes"
        label={t.fields.minutes}
        required
        options={(ofClub === null ? lessonLengths : [ofClub]).map((value) => ({ value: String(value), label: t.fields.length(value) }))}
        value={String(minutes)}
        onChange={(value) => setMinutes(Number(value))}
      />
      <BeginningFields value={beginning} onChange={setBeginning} />
      <Checkbox name="draft" checked={isDraft} onChange={setDraft}>
        {t.fields.draft}
      </Checkbox>
      <section aria-live="polite" className="flex flex-col gap-2 rounded-md bg-sunk p-4">
        <h3 className="font-bold">{t.plan.title}</h3>
        {!isChosen && <p className="text-mute">{t.plan.choose}</p>}
        {isChosen && !preview && !isError && <Skeleton className="h-12" />}
        {isChosen && isError && <p className="font-bold text-bad">{t.plan.failed}</p>}
        {preview && (
          <p className={`font-bold ${preview.may.allowed ? 'text-good' : 'text-warn'}`}>
            {preview.may.allowed
              ? t.plan.clear(preview.dates.filter(({ state }) => state === 'free').length)
              : t.plan.refused(say(preview.may.why, preview.may.facts))}
          </p>
        )}
        {preview && <PlanView dates={preview.dates} />}
        {preview && <p>{preview.waiting > 0 ? t.plan.fitting(preview.fitting, preview.waiting) : t.plan.nobody}</p>}
      </section>
    </FormSheet>
  );
}

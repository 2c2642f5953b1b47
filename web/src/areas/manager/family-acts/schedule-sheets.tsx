import type { FamilyLessons } from '@school/contract/back-office/lesson-shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { plusDays, schoolZone, wallClock } from '#i18n/time.ts';
import { Checkbox } from '#kit/checkbox.tsx';
import { DateField } from '#kit/date-field.tsx';
import { Select } from '#kit/select.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { ChosenTimes } from '#widgets/weekly-times/chosen-times.tsx';
import { TimesOfTeacher } from '#widgets/weekly-times/times-of-teacher.tsx';
import { useWeeklyChoice, type WeeklyChoice } from '#widgets/weekly-times/use-weekly-choice.ts';
import { keyOf, standingStarts } from '#widgets/weekly-times/weekly-times.ts';

import { ActSheet, type SheetProps } from './act-sheet.tsx';
import { AnswerField } from './answer-field.tsx';

type OfProcess = SheetProps & { process: FamilyLessons['processes'][number] };

const daysOf = ({ chosen }: WeeklyChoice) => chosen.map(({ weekday, startMinute }) => ({ weekday, startMinute }));

function useWeeklyTimes({ of: { familyId }, process: { process } }: OfProcess) {
  return useQuery(
    queryOf('GET /manager/families/:familyId/processes/:processId/weekly-times', { params: { familyId, processId: process.processId } }),
  ).data;
}

/** A weekly schedule: set, or changed to other times or another teacher. */
export function ScheduleSheet({ action, ...props }: OfProcess & { action: 'setSchedule' | 'changeSchedule' }) {
  const t = useTexts('familyActs');
  const { process } = props.process;
  const zone = props.of.timezone;
  const times = useWeeklyTimes(props);
  const choice = useWeeklyChoice(standingStarts(process.days, zone, Date.parse(props.of.now)));
  const [wanted, setTeacher] = useState(process.teacher?.teacherId);
  const row = times?.teachers.find(({ teacher }) => teacher.teacherId === wanted) ?? times?.teachers[0];
  const days = daysOf(choice);
  const act =
    row && days.length > 0 ? ({ do: action, processId: process.processId, teacherId: row.teacher.teacherId, days } as const) : undefined;
  return (
    <ActSheet {...props} title={t.do[action]} act={act} wide>
      {!times && <Skeleton className="h-40" />}
      {times && row && (
        <>
          <Select
            label={t.fields.teacher}
            name="teacher"
            required
            options={times.teachers.map(({ teacher, free }) => ({
              value: teacher.teacherId,
              label: `${teacher.name} · ${t.fields.times(free.length)}`,
            }))}
            value={row.teacher.teacherId}
            onChange={setTeacher}
          />
          <TimesOfTeacher
            row={{ free: row.free, partly: [] }}
            zone={zone}
            daysMax={times.daysMax}
            choice={choice}
            own={row.teacher.teacherId === process.teacher?.teacherId ? process.days.map(keyOf) : []}
            clock={props.words.clock}
          />
          <ChosenTimes chosen={choice.chosen} onRemove={choice.remove} />
        </>
      )}
    </ActSheet>
  );
}

/** The schedule goes to another teacher, at its own times or at others; what the family asked for is answered. */
export function ChangeTeacherSheet(props: OfProcess) {
  const t = useTexts('familyActs');
  const { process, asked } = props.process;
  const times = useWeeklyTimes(props);
  const choice = useWeeklyChoice();
  const [wanted, setTeacher] = useState<string>();
  const [isOther, setOther] = useState(false);
  const others = times?.teachers
    .filter(({ teacher }) => teacher.teacherId !== process.teacher?.teacherId)
    .toSorted((a, b) => (b.keeps ?? 0) - (a.keeps ?? 0));
  const row = others?.find(({ teacher }) => teacher.teacherId === wanted) ?? others?.[0];
  const days = daysOf(choice);
  const { processId } = process;
  const teacherId = row?.teacher.teacherId;
  const act =
    teacherId === undefined || (isOther && days.length === 0)
      ? undefined
      : ({ do: 'changeTeacher', processId, teacherId, ...(isOther && { days }) } as const);
  return (
    <ActSheet {...props} title={t.do.changeTeacher} act={act} wide={isOther}>
      {asked && <p className="rounded-sm bg-warn-soft p-3 text-warn">{t.askedFor(asked.reason)}</p>}
      {!others && <Skeleton className="h-24" />}
      {others && row && times && (
        <>
          <Select
            label={t.fields.teacher}
            name="teacher"
            required
            options={others.map(({ teacher, keeps, of }) => ({
              value: teacher.teacherId,
              label: `${teacher.name} · ${t.fields.keeps(keeps ?? 0, of)}`,
            }))}
            value={row.teacher.teacherId}
            onChange={setTeacher}
          />
          {process.days.length > 0 && (
            <Checkbox name="otherDays" checked={isOther} onChange={setOther}>
              {t.fields.otherDays}
            </Checkbox>
          )}
          {isOther && (
            <>
              <TimesOfTeacher
                row={{ free: row.free, partly: [] }}
                zone={props.of.timezone}
                daysMax={times.daysMax}
                choice={choice}
                clock={props.words.clock}
              />
              <ChosenTimes chosen={choice.chosen} onRemove={choice.remove} />
            </>
          )}
        </>
      )}
    </ActSheet>
  );
}

/** Days without lessons; the weekly places stand. */
export function PauseSheet(props: OfProcess) {
  const t = useTexts('familyActs');
  const today = wallClock(props.of.now, schoolZone).date;
  const [from, setFrom] = useState(plusDays(today, 1));
  const [until, setUntil] = useState(plusDays(today, 8));
  const { processId } = props.process.process;
  const act = from !== '' && until !== '' && from < until ? ({ do: 'pauseSchedule', processId, from, until } as const) : undefined;
  return (
    <ActSheet {...props} title={t.do.pauseSchedule} act={act}>
      <DateField label={t.fields.from} name="from" required value={from} onChange={setFrom} min={today} />
      <DateField label={t.fields.until} name="until" required value={until} onChange={setUntil} min={plusDays(today, 1)} />
    </ActSheet>
  );
}

/** The pause, or the schedule itself, comes to its end. */
export function PlainScheduleSheet({ action, ...props }: OfProcess & { action: 'resumeSchedule' | 'endSchedule' }) {
  const t = useTexts('familyActs');
  const { process } = props.process;
  return (
    <ActSheet {...props} title={t.do[action]} act={{ do: action, processId: process.processId }}>
      <p>
        {props.words.about(process)}
        {process.days.length > 0 && <span className="figures text-mute"> · {props.words.weekly(process.days)}</span>}
      </p>
    </ActSheet>
  );
}

/** There will be no other teacher: what the family reads. */
export function DeclineTeacherSheet(props: OfProcess) {
  const t = useTexts('familyActs');
  const [answer, setAnswer] = useState('');
  const { asked } = props.process;
  return (
    <ActSheet
      {...props}
      title={t.do.declineTeacherRequest}
      act={asked ? { do: 'declineTeacherRequest', requestId: asked.requestId, answer } : undefined}
    >
      {asked && <p className="rounded-sm bg-warn-soft p-3 text-warn">{t.askedFor(asked.reason)}</p>}
      <AnswerField answer={answer} onChange={setAnswer} />
    </ActSheet>
  );
}

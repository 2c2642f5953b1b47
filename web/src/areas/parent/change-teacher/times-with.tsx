import { lazy, Suspense } from 'react';
import type { Process } from '@school/contract/calendar/shapes';
import type { RegularPlan } from '@school/contract/scheduling/shapes';

import { useSchool } from '#api/school.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { RadioChips } from '#kit/chips.tsx';

import { TouchedSummary } from '../regular-schedule/touched-summary.tsx';
import { ChosenTimes } from '#widgets/weekly-times/chosen-times.tsx';
import { Conflicts } from '../schedule-selection/conflicts.tsx';
import { OverlapsIfAny } from '../schedule-selection/overlaps-if-any.tsx';
import { TimesOfTeacher } from '#widgets/weekly-times/times-of-teacher.tsx';
import type { WeeklyChoice } from '#widgets/weekly-times/use-weekly-choice.ts';
import { WeeklyBadges } from '#widgets/weekly-times/weekly-badges.tsx';
import type { Candidate } from './who-choice.tsx';

/** Wanted when times are chosen. */
const PlanSummary = lazy(() =>
  import('../regular-schedule/plan-summary.tsx').then(({ PlanSummary: component }) => ({ default: component })),
);

interface TimesWithProps {
  candidate: Candidate;
  process: Process;
  kids: ReadonlyArray<{ kidUid: string; firstName: string }>;
  zone: string;
  choice: WeeklyChoice;
  /** What the chosen times would come to. */
  plan: RegularPlan | undefined;
  isOther: boolean;
  onOther(isOther: boolean): void;
}

/** The same days and times with the new teacher, or others; and what the change would come to. */
export function TimesWith({ candidate, process, kids, zone, choice, plan, isOther, onOther }: TimesWithProps) {
  const t = useTexts('changeTeacher');
  const { daysPerWeek } = useSchool();
  const { teacher, keeps, of } = candidate;
  const keepsAll = keeps === of;
  const hasDays = process.days.length > 0;
  return (
    <Card label={t.times} className="flex flex-col gap-4">
      <h2 className="text-lg">{t.times}</h2>
      {!keepsAll && <p>{hasDays ? t.notAll(teacher.name, of - keeps) : t.notAllSingle(teacher.name, of - keeps)}</p>}
      {keepsAll && hasDays && (
        <RadioChips
          label={t.times}
          labelHidden
          name="times"
          required
          chips={[
            { value: 'same', label: t.sameTimes },
            { value: 'other', label: t.otherTimes },
          ]}
          value={isOther ? 'other' : 'same'}
          onChange={(value) => onOther(value === 'other')}
        />
      )}
      {!isOther && keepsAll && <SameTimes candidate={candidate} process={process} kids={kids} zone={zone} />}
      {isOther && (
        <>
          <TimesOfTeacher
            row={{ free: candidate.free, partly: [] }}
            zone={zone}
            daysMax={Math.max(daysPerWeek, process.days.length)}
            choice={choice}
          />
          <ChosenTimes chosen={choice.chosen} onRemove={choice.remove} />
        </>
      )}
      {isOther && plan && (
        <>
          {plan.may.allowed && (
            <Suspense fallback={<Skeleton className="h-24" />}>
              <PlanSummary plan={plan} process={process} isTeacherNew zone={zone} />
            </Suspense>
          )}
          <Conflicts
            conflicts={plan.conflicts}
            canGoOn={plan.may.allowed}
            zone={zone}
            chosen={choice.chosen}
            onAnother={choice.chooseAnother}
          />
          <OverlapsIfAny overlaps={plan.overlaps} kids={kids} zone={zone} />
        </>
      )}
    </Card>
  );
}

/** All lessons pass as they are. */
function SameTimes({ candidate, process, kids, zone }: Pick<TimesWithProps, 'candidate' | 'process' | 'kids' | 'zone'>) {
  const { touched } = useTexts('regularSchedule');
  return (
    <>
      {process.days.length > 0 && <WeeklyBadges days={process.days} zone={zone} />}
      <TouchedSummary
        lines={[
          ...(candidate.of > 0 ? [{ sign: 'come' as const, words: touched.pass(candidate.of, '') }] : []),
          { sign: 'stay', words: touched.near },
        ]}
      />
      <OverlapsIfAny overlaps={candidate.overlaps} kids={kids} zone={zone} />
    </>
  );
}

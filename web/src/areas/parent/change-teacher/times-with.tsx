import { schedulingLimits } from '@school/contract/scheduling/limits';
import type { Process, RegularPlan } from '@school/contract/scheduling/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { RadioChips } from '#kit/chips.tsx';

import { PlanSummary } from '../regular-schedule/plan-summary.tsx';
import { ChosenTimes } from '../schedule-selection/chosen-times.tsx';
import { Conflicts } from '../schedule-selection/conflicts.tsx';
import { Overlaps } from '../schedule-selection/overlaps.tsx';
import { TimesOfTeacher } from '../schedule-selection/times-of-teacher.tsx';
import type { WeeklyChoice } from '../schedule-selection/use-weekly-choice.ts';
import { WeeklyBadges } from '../schedule-selection/weekly-badges.tsx';
import type { Candidate } from './who-choice.tsx';

interface TimesWithProps {
  candidate: Candidate;
  process: Process;
  kids: ReadonlyArray<{ kidUid: string; firstName: string }>;
  zone: string;
  choice: WeeklyChoice;
  plan: RegularPlan | undefined;
  isOther: boolean;
  /** Not all lessons fit at their present times. */
  needsOther: boolean;
  onOther(isOther: boolean): void;
}

/** The same days and times with the new teacher, or others; and what the change would come to. */
export function TimesWith({ candidate, process, kids, zone, choice, plan, isOther, needsOther, onOther }: TimesWithProps) {
  const t = useTexts('changeTeacher');
  return (
    <Card label={t.times} className="flex flex-col gap-4">
      {needsOther ? (
        <p>{t.notAll(candidate.teacher.name, candidate.of - candidate.keeps)}</p>
      ) : (
        <RadioChips
          label={t.times}
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
      {isOther ? (
        <>
          <TimesOfTeacher
            row={{ free: candidate.free, partly: [] }}
            zone={zone}
            daysMax={schedulingLimits.daysPerWeek.individual}
            choice={choice}
          />
          <ChosenTimes chosen={choice.chosen} onRemove={choice.remove} />
        </>
      ) : (
        <WeeklyBadges days={process.days} zone={zone} />
      )}
      {plan && (
        <>
          {plan.may.allowed && <PlanSummary plan={plan} zone={zone} />}
          <Conflicts
            conflicts={plan.conflicts}
            canGoOn={plan.may.allowed}
            zone={zone}
            chosen={choice.chosen}
            onAnother={choice.chooseAnother}
          />
          <Overlaps overlaps={plan.overlaps} kids={kids} zone={zone} />
        </>
      )}
    </Card>
  );
}

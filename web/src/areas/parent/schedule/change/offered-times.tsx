import type { FreeStarts } from '@school/contract/scheduling/shapes';

import { FreeTimeChoice } from '#widgets/free-times/free-time-choice.tsx';

import type { Place } from '../use-place.ts';
import { NoTimes } from './no-times.tsx';

interface OfferedTimesProps {
  place: Place;
  offer: FreeStarts;
  /** Whose times; nothing while nobody teaches it. */
  row: FreeStarts['teachers'][number] | undefined;
  label: string;
  /** Where the calendar opens, in ms. */
  around: number;
  /** What is chosen, where it stays in sight among the others. */
  chosen?: number | undefined;
  onChoose(start: number): void;
}

/** The free times of a teacher, of which one is chosen. */
export const OfferedTimes = ({ place: { zone, user }, offer, row, label, around, chosen, onChoose }: OfferedTimesProps) => (
  <FreeTimeChoice
    key={row?.teacher?.teacherId}
    {...{ label, around, zone, chosen, onChoose }}
    slots={row?.slots ?? []}
    minutes={offer.minutes}
    siblings={offer.siblings}
    kids={user.kids}
    none={<NoTimes />}
  />
);

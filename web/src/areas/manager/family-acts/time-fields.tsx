import type { FreeStarts } from '@school/contract/scheduling/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Select } from '#kit/select.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { FreeTimeChoice } from '#widgets/free-times/free-time-choice.tsx';
import { SiblingWarning } from '#widgets/free-times/sibling-warning.tsx';

import type { SheetProps } from './act-sheet.tsx';

/** A teacher's id, or nobody's in particular. */
const anybody = 'anybody';

interface TimeFieldsProps extends Pick<SheetProps, 'of' | 'words'> {
  offer: FreeStarts | undefined;
  /** The instant (ms) around which one looks. */
  around: number;
  teacher: string | undefined;
  onTeacher(teacher: string): void;
  start: number | undefined;
  onStart(start: number | undefined): void;
}

/** The row that is chosen: the named teacher, or the first one offered. */
export const rowOf = (offer: FreeStarts | undefined, teacher: string | undefined) =>
  offer?.teachers.find((row) => (row.teacher?.teacherId ?? anybody) === teacher) ?? offer?.teachers[0];

/** With whom, and when: by the family's clock. */
export function TimeFields({ of: { timezone, kids }, words, offer, around, teacher, onTeacher, start, onStart }: TimeFieldsProps) {
  const { fields: t } = useTexts('familyActs');
  if (!offer) return <Skeleton className="h-40" />;
  const row = rowOf(offer, teacher);
  const named = kids.map(({ kidUid, name }) => ({ kidUid, firstName: name }));
  return (
    <>
      {offer.teachers.length > 1 && (
        <Select
          label={t.teacher}
          name="teacher"
          required
          options={offer.teachers.map((it) => ({
            value: it.teacher?.teacherId ?? anybody,
            label: `${it.teacher?.name ?? t.anybody} · ${t.times(it.slots.length)}`,
          }))}
          value={row?.teacher?.teacherId ?? anybody}
          onChange={(value) => {
            onTeacher(value);
            onStart(undefined);
          }}
        />
      )}
      {start === undefined ? (
        <FreeTimeChoice
          key={teacher}
          label={t.time}
          slots={row?.slots ?? []}
          minutes={offer.minutes}
          around={around}
          zone={timezone}
          siblings={offer.siblings}
          kids={named}
          clock={words.clock}
          none={<EmptyState title={t.noTimes}>{t.noTimesAbout}</EmptyState>}
          onChoose={onStart}
        />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-brand-soft p-4">
            <p className="figures font-bold first-letter:uppercase">{words.when(start)}</p>
            <Button size="small" onPress={() => onStart(undefined)}>
              {t.otherTime}
            </Button>
          </div>
          <SiblingWarning siblings={offer.siblings} kids={named} start={start} minutes={offer.minutes} zone={timezone} />
        </>
      )}
    </>
  );
}

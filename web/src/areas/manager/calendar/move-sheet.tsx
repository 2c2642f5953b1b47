import type { FamilyLessons } from '@school/contract/back-office/lesson-shapes';
import { useQuery } from '@tanstack/react-query';

import { useTexts } from '#i18n/texts.ts';
import { Sheet } from '#kit/dialog.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { ActSheet } from '../family-acts/act-sheet.tsx';
import { useActWords } from '../family-acts/use-act-words.ts';
import { lessonsOf } from '../family-acts/use-acts.ts';
import { NotLoaded } from '../not-loaded.tsx';
import type { Moved, Spot } from './spot.ts';

interface MoveSheetProps {
  spot: Spot;
  moved: Moved;
  onClose(): void;
}

/** A lesson to the free start that was chosen: tried out first, with the verdict by the rules, then done with its reason. */
export function MoveSheet({ spot, moved, onClose }: MoveSheetProps) {
  const { moving: t } = useTexts('schoolCalendar');
  const family = useQuery(lessonsOf(moved.familyId));
  if (family.data) return <Sure of={family.data} spot={spot} moved={moved} onClose={onClose} />;
  return (
    <Sheet title={t.title} onClose={onClose} width="wide">
      {family.isError ? <NotLoaded list={family} /> : <Skeleton className="h-40" />}
    </Sheet>
  );
}

function Sure({ of, spot: { teacher, start }, moved: { lesson }, onClose }: MoveSheetProps & { of: FamilyLessons }) {
  const { moving: t } = useTexts('schoolCalendar');
  const words = useActWords(of);
  return (
    <ActSheet
      of={of}
      words={words}
      onClose={onClose}
      title={t.title}
      act={{ do: 'transfer', eventId: lesson.eventId, scope: 'one', timestamp: start, teacherId: teacher.teacherId }}
      wide
    >
      <p className="figures font-bold">{words.about({ ...lesson, kids: lesson.kids.map(({ kidUid }) => kidUid) })}</p>
      <p className="figures">{t.to(teacher.name, words.when(start))}</p>
    </ActSheet>
  );
}

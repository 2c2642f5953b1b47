import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';

import { teachersAtOnce } from './look.ts';

/** Shows the next of a long list of teachers; nothing where none are left. */
export function MoreTeachers({ left, onMore }: { left: number; onMore(): void }) {
  const t = useTexts('schoolCalendar');
  if (left <= 0) return null;
  return (
    <div>
      <Button onPress={onMore}>{t.more(Math.min(teachersAtOnce, left))}</Button>
    </div>
  );
}

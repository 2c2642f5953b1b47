import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';

import type { Standing } from './use-draft.ts';

/** Whether what is on the screen is kept, and what to do where it is not. */
export function DraftStanding({ standing, onAgain, onSave }: { standing: Standing; onAgain(): void; onSave(): void }) {
  const t = useTexts('announcements');
  if (typeof standing === 'object')
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 rounded-sm bg-warn-soft p-3 text-warn">
        <p className="grow font-bold">{t.theirs(standing.changedBy)}</p>
        <Button size="small" onPress={onAgain}>
          {t.takeTheirs}
        </Button>
      </div>
    );
  if (standing === 'unsaved')
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 rounded-sm bg-bad-soft p-3 text-bad">
        <p className="grow font-bold">{t.unsaved}</p>
        <Button size="small" onPress={onSave}>
          {t.again}
        </Button>
      </div>
    );
  return <output className="text-sm text-mute">{standing === 'same' ? t.saved : t.saving}</output>;
}

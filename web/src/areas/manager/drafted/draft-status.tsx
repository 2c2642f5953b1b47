import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';

import type { Standing } from './use-drafted.ts';

interface DraftStatusProps {
  standing: Standing;
  savedAt: string | null;
  /** Reads it anew, with what a colleague has saved. */
  onAgain(): void;
  onSave(): Promise<void>;
  /** Saves over what a colleague has saved. */
  onKeep(): Promise<void>;
}

/** Whether what is on the screen is kept, and what to do where it is not. */
export function DraftStatus({ standing, savedAt, onAgain, onSave, onKeep }: DraftStatusProps) {
  const t = useTexts('schoolTexts');
  const locale = useLocale();
  if (typeof standing === 'object')
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 rounded-sm bg-warn-soft p-3 text-warn">
        <p className="grow font-bold">{t.theirs(standing.changedBy)}</p>
        <Button size="small" onPress={onAgain}>
          {t.takeTheirs}
        </Button>
        <Button size="small" onPress={() => void onKeep()}>
          {t.keepMine}
        </Button>
      </div>
    );
  if (standing === 'unsaved')
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 rounded-sm bg-bad-soft p-3 text-bad">
        <p className="grow font-bold">{t.unsaved}</p>
        <Button size="small" onPress={() => void onSave()}>
          {t.again}
        </Button>
      </div>
    );
  const kept = savedAt === null ? t.unchanged : t.savedAt(at(locale, savedAt, 'time', schoolZone));
  return <output className="text-sm text-mute">{standing === 'same' ? kept : t.saving}</output>;
}

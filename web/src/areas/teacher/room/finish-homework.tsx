import type { FinishSheet } from '@school/contract/lesson-room/end-shapes';
import { useState } from 'react';

import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { CheckChips } from '#kit/chips.tsx';

interface FinishHomeworkProps {
  homework: NonNullable<FinishSheet['homework']>;
  wanted: readonly string[];
  onChange(wanted: string[]): void;
}

/** What is done at home, as planned; changed in the same place. */
export function FinishHomework({ homework: { offers }, wanted, onChange }: FinishHomeworkProps) {
  const { finish: t } = useTexts('teacherRoom');
  const tongue = tongueOf(useLocale());
  const [isChanged, setChanged] = useState(false);
  const given = offers.filter(({ playbookUid }) => wanted.includes(playbookUid));
  const slides = given.reduce((sum, offer) => sum + offer.slides, 0);
  return (
    <section aria-label={t.homework(slides)} className="flex flex-col gap-2 border-y border-line py-2">
      <div className="flex items-center gap-3">
        <p className="min-w-0 grow">
          <strong className="block">{given.length === 0 ? t.noHomework : t.homework(slides)}</strong>
          <span className="text-sm text-mute">{given.map(({ title }) => title[tongue]).join(', ')}</span>
        </p>
        {offers.length > 0 && (
          <Button kind="quiet" size="small" expanded={isChanged} onPress={() => setChanged(!isChanged)}>
            {isChanged ? t.done : t.change}
          </Button>
        )}
      </div>
      {isChanged && (
        <CheckChips
          label={t.change}
          labelHidden
          name="homework"
          required
          chips={offers.map(({ playbookUid, title }) => ({ value: playbookUid, label: title[tongue] }))}
          value={[...wanted]}
          onChange={onChange}
        />
      )}
    </section>
  );
}

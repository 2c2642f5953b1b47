import type { HomeworkOffer, LessonPlan } from '@school/contract/learning/plans';
import { useState } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { CheckChips } from '#kit/chips.tsx';

interface HomeworkChoiceProps {
  homework: LessonPlan['homework'];
  mayChoose: boolean;
  busy: boolean;
  /** Null: what the course has. */
  onChoose(wanted: string[] | null): Promise<unknown>;
}

/** What is done at home: the lesson's own homework, its tasks once more, earlier lessons repeated; or nothing. */
export function HomeworkChoice({ homework, mayChoose, busy, onChoose }: HomeworkChoiceProps) {
  const { homework: t } = useTexts('teacherLesson');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const [wanted, setWanted] = useState<readonly string[]>(homework.playbookUids);
  const [all, setAll] = useState(false);
  const isSame = wanted.length === homework.playbookUids.length && wanted.every((uid) => homework.playbookUids.includes(uid));
  const shown = homework.offers.filter(({ why, playbookUid }) => why !== 'earlier' || all || wanted.includes(playbookUid));
  const note = ({ why, stars }: HomeworkOffer) =>
    why === 'earlier' ? [t.earlier, stars === null ? t.notDone : t.fewStars(stars)].join(', ') : t[why];

  if (!mayChoose)
    return (
      <section aria-label={t.title} className="flex flex-col gap-1">
        <h3 className="text-base">{t.title}</h3>
        <p>
          {homework.playbookUids.length === 0
            ? t.none
            : homework.offers
                .filter(({ playbookUid }) => homework.playbookUids.includes(playbookUid))
                .map((offer) => `${offer.title[tongue]} (${note(offer)})`)
                .join('; ')}
        </p>
      </section>
    );
  return (
    <section aria-label={t.title} className="flex flex-col gap-3 border-t border-line pt-4">
      <div>
        <h3 className="text-base">{t.title}</h3>
        <p className="text-sm text-mute">{t.about}</p>
      </div>
      <CheckChips
        label={t.choose}
        name="homework"
        required
        chips={shown.map((offer) => ({ value: offer.playbookUid, label: offer.title[tongue], note: note(offer) }))}
        value={[...wanted]}
        onChange={(chosen) => setWanted([...chosen, ...wanted.filter((uid) => !shown.some(({ playbookUid }) => playbookUid === uid))])}
      />
      <div className="flex flex-wrap gap-3">
        {!isSame && (
          <Button busy={busy} onPress={() => void onChoose([...wanted])}>
            {t.save}
          </Button>
        )}
        {homework.offers.some(({ why }) => why === 'earlier') && (
          <Button kind="quiet" expanded={all} onPress={() => setAll(!all)}>
            {all ? t.less : t.more}
          </Button>
        )}
        {homework.chosen && isSame && (
          <Button kind="quiet" busy={busy} onPress={() => void onChoose(null)}>
            {t.own}
          </Button>
        )}
      </div>
      <output className="text-sm text-good">{homework.chosen && isSame ? t.saved : ''}</output>
    </section>
  );
}

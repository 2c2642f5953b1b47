import { termsLimits } from '@school/contract/promotions/limits';
import type { Promotion } from '@school/contract/promotions/terms-shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Switch } from '#kit/checkbox.tsx';
import { NumberField } from '#kit/number-field.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';

import { BeginsField, useBegins } from '../dated/begins-field.tsx';
import { useReason } from '../../use-reason.ts';
import { currentOf } from './use-terms-words.ts';

/** Other terms of a gift, from a day on. */
export function TermsSheet({ promotion, onClose }: { promotion: Promotion; onClose(): void }) {
  const { form: t, names } = useTexts('managerGifts');
  const [current] = useState(() => currentOf(promotion));
  const [isOn, setIsOn] = useState(current.isOn);
  const [lessons, setLessons] = useState<number | undefined>(current.lessons);
  const [friendLessons, setFriendLessons] = useState<number | undefined>(current.friendLessons ?? undefined);
  const [hours, setHours] = useState<number | undefined>(current.hours ?? undefined);
  const begins = useBegins();
  const set = useCall('POST /manager/gifts/:promotion/terms', { changes: ['GET /manager/gifts'] });
  const ofReferral = current.friendLessons !== null;

  const check = () => ({
    ...(lessons === undefined && { lessons: t.lessonsWrong(termsLimits.lessonsMost) }),
    ...(ofReferral && friendLessons === undefined && { friendLessons: t.lessonsWrong(termsLimits.lessonsMost) }),
    ...(current.hours !== null && hours === undefined && { hours: t.lessonsWrong(termsLimits.hoursMost) }),
  });
  const submit = async (_: FormData, reason: string) => {
    if (lessons === undefined) return undefined;
    const terms = { isOn, lessons, friendLessons: friendLessons ?? null, hours: hours ?? null };
    const isSame =
      isOn === current.isOn &&
      lessons === current.lessons &&
      terms.friendLessons === current.friendLessons &&
      terms.hours === current.hours;
    if (isSame && begins.validFrom === null) return { '': t.same };
    await set.mutateAsync({ params: { promotion: promotion.promotion }, body: { ...terms, validFrom: begins.validFrom, reason } });
    return t.saved;
  };
  return (
    <FormSheet
      title={names[promotion.promotion]}
      onClose={onClose}
      reason={useReason()}
      submit={{ label: t.save }}
      check={check}
      onSubmit={submit}
      onRefusal={atFields({ '': ['promotions.terms_in_past', 'promotions.terms_planned'] })}
    >
      <Switch checked={isOn} onChange={setIsOn} note={t.isOnNote}>
        {t.isOn}
      </Switch>
      <NumberField
        name="lessons"
        label={ofReferral ? t.inviterLessons : t.lessons}
        required
        value={lessons}
        onChange={setLessons}
        min={1}
        max={termsLimits.lessonsMost}
      />
      {ofReferral && (
        <NumberField
          name="friendLessons"
          label={t.friendLessons}
          required
          value={friendLessons}
          onChange={setFriendLessons}
          min={1}
          max={termsLimits.lessonsMost}
        />
      )}
      {current.hours !== null && (
        <NumberField
          name="hours"
          label={t.hours}
          required
          value={hours}
          onChange={setHours}
          min={1}
          max={termsLimits.hoursMost}
          step={12}
        />
      )}
      <BeginsField {...begins} />
    </FormSheet>
  );
}

import { termsLimits } from '@school/contract/promotions/limits';
import type { Promotion } from '@school/contract/promotions/terms-shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Switch } from '#kit/checkbox.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { NumberField } from '#kit/number-field.tsx';

import { BeginsField, useBegins } from '../dated/begins-field.tsx';
import { ReasonField, reasonIn } from '../dated/reason-field.tsx';
import { currentOf } from './use-terms-words.ts';

/** Other terms of a gift, from a day on. */
export function TermsSheet({ promotion, onClose }: { promotion: Promotion; onClose(): void }) {
  const { form: t, names } = useTexts('managerGifts');
  const { reasonNeeded } = useTexts('datedTerms');
  const [current] = useState(() => currentOf(promotion));
  const [isOn, setIsOn] = useState(current.isOn);
  const [lessons, setLessons] = useState<number | undefined>(current.lessons);
  const [friendLessons, setFriendLessons] = useState<number | undefined>(current.friendLessons ?? undefined);
  const [hours, setHours] = useState<number | undefined>(current.hours ?? undefined);
  const begins = useBegins();
  const set = useCall('POST /manager/gifts/:promotion/terms', { changes: ['GET /manager/gifts'] });
  const ofReferral = current.friendLessons !== null;

  const submit = async (data: FormData) => {
    const why = reasonIn(data, reasonNeeded);
    const wrong = {
      ...(lessons === undefined && { lessons: t.lessonsWrong(termsLimits.lessonsMost) }),
      ...(ofReferral && friendLessons === undefined && { friendLessons: t.lessonsWrong(termsLimits.lessonsMost) }),
      ...(current.hours !== null && hours === undefined && { hours: t.lessonsWrong(termsLimits.hoursMost) }),
      ...why.wrong,
    };
    if (why.wrong || lessons === undefined || Object.keys(wrong).length > 0) return wrong;
    const terms = { isOn, lessons, friendLessons: friendLessons ?? null, hours: hours ?? null };
    const isSame =
      isOn === current.isOn &&
      lessons === current.lessons &&
      terms.friendLessons === current.friendLessons &&
      terms.hours === current.hours;
    if (isSame && begins.validFrom === null) return { '': t.same };
    await set.mutateAsync({
      params: { promotion: promotion.promotion },
      body: { ...terms, validFrom: begins.validFrom, reason: why.reason },
    });
    raiseNotice({ tone: 'good', text: t.saved });
    onClose();
    return undefined;
  };
  const refused = atFields({ 'promotions.terms_in_past': '', 'promotions.terms_planned': '' });
  return (
    <Sheet title={names[promotion.promotion]} onClose={onClose}>
      <Form label={names[promotion.promotion]} onSubmit={submit} onRefusal={refused}>
        {({ pending }) => (
          <>
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
            <ReasonField />
            <Button type="submit" kind="primary" size="large" busy={pending}>
              {t.save}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}

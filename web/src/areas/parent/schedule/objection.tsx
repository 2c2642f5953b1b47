import type { Event } from '@school/contract/calendar/shapes';
import { schedulingLimits } from '@school/contract/calendar/limits';
import { useState } from 'react';

import { useMayArrange } from '#api/adult.ts';
import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { TextArea } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

/** What the family says against a mark, what the school answered, and the way to say it while there is time. */
export function Objection({ event, zone }: { event: Event; zone: string }) {
  const t = useTexts('lessonChange').objection;
  const locale = useLocale();
  const [isAsked, setIsAsked] = useState(false);
  const send = useCall('POST /events/:eventId/objection', { changes: ['GET /events', 'GET /events/:eventId'] });
  const mayArrange = useMayArrange();
  const { objection, may } = event;
  if (objection) {
    return (
      <section aria-label={t.title} className="flex flex-col gap-2 rounded-md bg-sunk p-4">
        <p className="font-bold">{objection.outcome === null ? t.waits : t.outcomes[objection.outcome]}</p>
        <p className="text-sm break-words text-mute">{t.yours(objection.text)}</p>
        {objection.answer !== null && <p className="break-words">{t.answer(objection.answer)}</p>}
        {objection.units > 0 && <p className="font-bold text-good">{t.units(objection.units)}</p>}
      </section>
    );
  }
  if (!may.object.allowed || !mayArrange) return null;
  const submit = async (form: FormData) => {
    const text = typedText(form, 'text').trim();
    if (text === '') return { text: t.needed };
    await send.mutateAsync({ params: { eventId: event.eventId }, body: { text } });
    setIsAsked(false);
    return undefined;
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-mute">{may.object.until && t.until(at(locale, may.object.until, 'dayTime', zone))}</p>
      <Button className="self-start" expanded={isAsked} onPress={() => setIsAsked(!isAsked)}>
        {t.ask}
      </Button>
      {isAsked && (
        <Form
          onSubmit={submit}
          onRefusal={atFields({ text: ['scheduling.objection_exists', 'scheduling.objection_too_late'] })}
          label={t.ask}
          className="flex flex-col gap-4 rounded-md bg-sunk p-4"
        >
          {({ pending }) => (
            <>
              <p>{t.about}</p>
              <TextArea name="text" label={t.text} required maxLength={schedulingLimits.objectionSigns} rows={3} />
              <Button type="submit" kind="primary" busy={pending}>
                {t.send}
              </Button>
            </>
          )}
        </Form>
      )}
    </div>
  );
}

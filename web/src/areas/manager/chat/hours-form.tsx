import type { AnswerOf } from '@school/contract/calls';

import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { clockText, weekdayName } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { Select } from '#kit/select.tsx';
import { typedText } from '#kit/typed-text.ts';

type Days = AnswerOf<'GET /chats/hours'>['days'];

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const halfHours = Array.from({ length: 49 }, (_, n) => n * 30);
const timeOf = (minutes: number) => ({ value: String(minutes), label: clockText(minutes) });
const starts = halfHours.slice(0, -1).map(timeOf);
const ends = halfHours.slice(1).map(timeOf);

/** The week of the contact centre: which days, from when to when, in the school's time. */
export function HoursForm({ days }: { days: Days }) {
  const t = useTexts('helpdesk');
  const locale = useLocale();
  const save = useCall('POST /manager/chat-hours', { changes: ['GET /chats/hours'] });
  return (
    <Form
      onSubmit={async (data) => {
        const chosen = weekdays
          .filter((weekday) => data.get(`works-${weekday}`) !== null)
          .map((weekday) => ({
            weekday,
            fromMinute: Number(typedText(data, `from-${weekday}`)),
            toMinute: Number(typedText(data, `to-${weekday}`)),
          }));
        const wrong = chosen.filter(({ fromMinute, toMinute }) => fromMinute >= toMinute);
        if (wrong.length > 0) return Object.fromEntries(wrong.map(({ weekday }) => [`to-${weekday}`, t.wrongHours]));
        await save.mutateAsync({ body: { days: chosen } });
        raiseNotice({ tone: 'good', text: t.hoursSaved });
        return undefined;
      }}
    >
      {({ pending }) => (
        <>
          <ul className="flex flex-col gap-4">
            {weekdays.map((weekday) => {
              const day = days.find((it) => it.weekday === weekday);
              const name = weekdayName(locale, weekday);
              return (
                <li key={weekday} className="grid grid-cols-2 items-end gap-3 border-b border-line pb-3 md:grid-cols-3">
                  <div className="col-span-2 md:col-span-1">
                    <Checkbox name={`works-${weekday}`} defaultChecked={day !== undefined}>
                      {t.works(name)}
                    </Checkbox>
                  </div>
                  <Select
                    name={`from-${weekday}`}
                    label={t.from(name)}
                    options={starts}
                    required
                    defaultValue={String(day?.fromMinute ?? 540)}
                  />
                  <Select name={`to-${weekday}`} label={t.to(name)} options={ends} required defaultValue={String(day?.toMinute ?? 1260)} />
                </li>
              );
            })}
          </ul>
          <Button type="submit" kind="primary" busy={pending} className="self-start">
            {t.saveHours}
          </Button>
        </>
      )}
    </Form>
  );
}

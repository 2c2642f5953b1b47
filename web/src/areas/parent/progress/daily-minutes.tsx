import { masteryLimits } from '@school/contract/mastery/limits';
import { useQuery } from '@tanstack/react-query';

import { useMayArrange } from '#api/adult.ts';
import { queryOf } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Segments } from '#kit/segments.tsx';

const choices = masteryLimits.minutes.choices.map(String);

/** How many minutes a day a child practises: a parent chooses, the others read it. */
export function DailyMinutes({ kidUid }: { kidUid: string }) {
  const t = useTexts('progress');
  const mayChange = useSession()?.role === 'parent';
  const may = useMayArrange() && mayChange;
  const { data } = useQuery(queryOf('GET /kids/:kidUid/practice', { params: { kidUid } }));
  const change = useCall('PATCH /kids/:kidUid/practice', { changes: ['GET /kids/:kidUid/practice'] });
  if (!data) return null;
  const minutes = change.isPending ? change.variables.body.minutes : data.minutes;
  return (
    <section aria-label={t.daily} className="flex flex-col gap-3 rounded-lg bg-card p-5 shadow-flat">
      <h2 className="text-lg">{t.daily}</h2>
      <p className="text-sm text-mute">{t.dailyAbout}</p>
      {may ? (
        <Segments
          label={t.daily}
          name="practice minutes"
          parts={choices.map((value) => ({ value, label: t.dailyOf(Number(value)) }))}
          value={String(minutes)}
          onChange={(value) => {
            const chosen = masteryLimits.minutes.choices.find((one) => one === Number(value));
            if (chosen !== undefined) change.mutate({ params: { kidUid }, body: { minutes: chosen } });
          }}
        />
      ) : (
        <p>
          <b>{t.dailyOf(minutes)}</b>
        </p>
      )}
    </section>
  );
}

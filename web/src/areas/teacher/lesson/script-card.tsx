import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';

/** What we do in the lesson, step by step: what the children will see, what is asked, and how many tasks there are. */
export function ScriptCard({ eventId }: { eventId: string }) {
  const { script: t, ask } = useTexts('teacherRoom');
  const { tasks } = useTexts('teacherLesson');
  const tongue = tongueOf(useLocale());
  const { data } = useQuery({ ...quietly(queryOf('GET /lesson-room/:eventId/script', { params: { eventId } })), staleTime: Infinity });
  if (!data) return null;
  return (
    <Card label={t.what} className="flex flex-col gap-4">
      <h2 className="text-lg">{t.what}</h2>
      <ol className="flex flex-col gap-3">
        {data.steps.map((step, nr) => {
          const { asks = [], note = null } = data.notes?.[nr] ?? {};
          const shown = step.panels.flatMap(({ words }) => (words ? [words[tongue]] : []));
          const said = asks.flatMap((one) => (one ? [one[tongue]] : []));
          return (
            // Steps have no names of their own: two of a kind may follow each other.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={nr} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-3">
              <span className="figures text-mute">{t.minutes(step.minutes)}</span>
              <div>
                <strong>{t.steps[step.kind]}</strong>
                {step.tasks.length > 0 && <span className="text-mute"> · {tasks(step.tasks.length)}</span>}
                {data.notes?.[nr]?.mayDrop === true && <span className="text-mute"> · {t.mayDrop}</span>}
                {shown.length > 0 && <p>{shown.join(' · ')}</p>}
                {(said.length > 0 || step.panels.length > 0) && (
                  <p className="text-sm text-mute">
                    {ask.title}: {said.length > 0 ? said.join(' ') : ask.usual[step.kind]}
                  </p>
                )}
                {note && <p className="text-sm">{note[tongue]}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

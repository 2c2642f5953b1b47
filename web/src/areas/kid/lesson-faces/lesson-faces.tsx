import type { LessonToRate } from '@school/contract/ratings/shapes';
import { faces } from '@school/contract/ratings/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { say } from '#kit/play/speech.ts';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { Speaker } from '#widgets/player/speaker.tsx';
import { useTongue } from '../use-kid.ts';

const pictures = { happy: 'grinning-face-with-big-eyes', calm: 'neutral-face', sad: 'slightly-frowning-face' } as const;

/** Asks the child about its newest lesson with three faces; gone with a tap. Nothing when there is none, or nobody of its own looks. */
export function LessonFaces() {
  const isKid = useSession()?.role === 'kid';
  const { data } = useQuery({ ...quietly(queryOf('GET /ratings/asked')), enabled: isKid });
  const lesson = data?.lessons[0];
  return lesson && isKid ? <Ask key={lesson.eventId} lesson={lesson} /> : null;
}

function Ask({ lesson }: { lesson: LessonToRate }) {
  const t = useTexts('lessonFaces');
  const tongue = useTongue();
  const [thanked, setThanked] = useState(false);
  const tell = useCall('POST /events/:eventId/face', { changes: thanked ? ['GET /ratings/asked'] : [] });
  if (thanked) return <p className="text-center text-(length:--words) font-extrabold in-data-[band=pre]:sr-only">{t.thanks}</p>;
  return (
    <section
      aria-label={t.ask}
      data-asks
      className="lesson-faces flex flex-col items-center gap-3 rounded-lg bg-card p-3 text-center in-data-[band=teen]:flex-row in-data-[band=teen]:flex-wrap in-data-[band=teen]:justify-between"
    >
      <p className="flex items-center gap-3 text-[1.2rem] leading-tight font-extrabold sm:text-(length:--words)">
        <span className="in-data-[band=pre]:sr-only">{t.ask}</span>
        <Speaker label={t.hear} onPress={() => say([{ text: t.speech, lang: tongue }])} />
      </p>
      <div className="flex justify-center gap-(--gap)">
        {faces.map((face) => (
          <button
            key={face}
            type="button"
            aria-label={t.faces[face]}
            disabled={tell.isPending}
            className="kid-card press in-data-[band=teen]:min-h-12! in-data-[band=teen]:min-w-12! in-data-[band=teen]:p-1!"
            onClick={() =>
              tell.mutate(
                { params: { eventId: lesson.eventId }, body: { face } },
                {
                  onSuccess: () => {
                    setThanked(true);
                    say([
                      { text: t.faces[face], lang: tongue },
                      { text: t.thanks, lang: tongue },
                    ]);
                  },
                },
              )
            }
          >
            <img src={ownPicture(pictures[face])} alt="" draggable={false} className="size-16 in-data-[band=teen]:size-9" />
          </button>
        ))}
      </div>
    </section>
  );
}

import type { LessonFilm as Film } from '@school/contract/lesson-room/film-calls';
import { idOf } from '@school/contract/lesson-room/people';
import { useMemo } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { clockText } from '#i18n/time.ts';
import { Card } from '#kit/card.tsx';
import { PlaybackControls } from '#widgets/playback/playback-controls.tsx';
import { useScript } from '#widgets/room/tasks/script-query.ts';

import { type Chapter, createReel } from './film-reel.ts';
import { FilmStage } from './film-stage.tsx';
import { useFilmClock } from './use-film-clock.ts';

const speeds = [1, 2, 4, 8];
const byArrow = 5000;

/** A lesson as it went: the stage of its room, the line of time, and its parts to go to. */
export function LessonFilm({ film }: { film: Film }) {
  const t = useTexts('lessonFilm');
  const reel = useMemo(() => createReel(film), [film]);
  const chapters = useMemo(() => reel.chapters(), [reel]);
  const clock = useFilmClock(reel.length);
  const frame = reel.at(clock.moment);
  const name = useChapterName(film.eventId);
  const current = chapters.findLast(({ at }) => at <= clock.moment);
  const stars = film.people.flatMap(({ person, name: kid }) => {
    const n = frame.state.stars[idOf(person)] ?? 0;
    return kid !== null && n > 0 ? [t.stars(kid, n)] : [];
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        {/* No higher than leaves its buttons on the screen. */}
        <figure aria-label={t.screen} className="w-full max-w-xl min-w-0">
          <FilmStage eventId={film.eventId} frame={frame} people={film.people} />
          <figcaption className="flex min-h-8 flex-wrap gap-x-4 pt-2 text-mute">
            {current && <span>{name(current)}</span>}
            {stars.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </figcaption>
        </figure>
        <PlaybackControls
          words={t}
          isPlaying={clock.isPlaying}
          moment={clock.moment}
          length={reel.length}
          speed={clock.speed}
          speeds={speeds}
          byArrow={byArrow}
          onToggle={clock.toggle}
          onGoTo={clock.goTo}
          onSpeed={clock.setSpeed}
        />
        <p className="text-sm text-mute">{t.keys(byArrow / 1000)}</p>
      </div>
      <Card title={t.chapters}>
        <ol className="flex max-h-96 flex-col overflow-y-auto">
          {chapters.map((chapter) => (
            <li key={chapter.at}>
              <button
                type="button"
                aria-current={chapter === current ? 'step' : undefined}
                onClick={() => clock.goTo(chapter.at)}
                className={`press flex min-h-11 w-full items-center gap-3 rounded-sm px-2 text-left ${chapter === current ? 'bg-brand-soft font-bold' : ''}`}
              >
                <span className="figures text-mute">{clockText(Math.floor(chapter.at / 1000))}</span>
                {name(chapter)}
              </button>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}

/** What a part of a lesson is called. */
function useChapterName(eventId: string) {
  const t = useTexts('lessonFilm');
  const script = useScript(eventId);
  return ({ shown }: Chapter): string => {
    if (shown.stage === 'board') return t.board(shown.page + 1);
    if (shown.stage === 'task') return t.task(shown.taskNo + 1);
    if (shown.stage === 'screen') return t.teachersScreen;
    const kind = script?.steps[shown.step]?.kind;
    return kind ? t.steps[kind] : t.step(shown.step + 1);
  };
}

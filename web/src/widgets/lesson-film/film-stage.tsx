import type { Band } from '@school/contract/playbooks/bands';
import type { LessonFilm } from '@school/contract/lesson-room/film-calls';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon, MonitorUp } from '#kit/icon.tsx';
import { PagePicture } from '#widgets/room/board/page-picture.tsx';
import { DayLook } from '#widgets/room/look/day-look.tsx';
import { RoomPanel } from '#widgets/room/tasks/room-panel.tsx';
import { useScript } from '#widgets/room/tasks/script-query.ts';

import type { Frame } from './film-reel.ts';
import { FilmTask } from './film-task.tsx';

interface FilmStageProps {
  eventId: string;
  frame: Frame;
  people: LessonFilm['people'];
}

/** What was before the children at that moment: a panel of the script, a task, the board; of the teacher's screen nothing is kept. */
export function FilmStage({ eventId, frame: { state, lines, fresh }, people }: FilmStageProps) {
  const t = useTexts('lessonFilm');
  const board = useTexts('roomBoard');
  const script = useScript(eventId);
  const { stage, page, pages, step, panel } = state;
  const { ground, picture } = pages[page] ?? { ground: 'plain' as const, picture: null };
  const { data: shelf } = useQuery({
    ...queryOf('GET /lesson-room/:eventId/pictures', { params: { eventId } }),
    enabled: picture !== null,
  });
  const band: Band = script?.band ?? 'junior';
  if (stage === 'board') {
    const url = shelf?.pictures.find(({ pictureId }) => pictureId === picture)?.url;
    return <PagePicture ground={ground} picture={url} lines={lines} label={board.board(lines.length, page + 1, url !== undefined)} />;
  }
  return (
    <div data-band={band} className="room-day grid aspect-4/3 w-full overflow-auto rounded-md border border-line">
      <DayLook />
      {stage === 'task' && state.task && (
        <FilmTask eventId={eventId} task={state.task} marks={state.marks} fresh={fresh} people={people} band={band} />
      )}
      {stage === 'screen' && (
        <p className="m-auto flex max-w-md flex-col items-center gap-3 p-6 text-center">
          <Icon of={MonitorUp} size={40} />
          {t.screenNotKept}
        </p>
      )}
      {stage === 'panel' && script?.steps[step] && <RoomPanel step={script.steps[step]} panel={panel} band={band} />}
    </div>
  );
}

import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import type { Band } from '#widgets/player/band.ts';

import { useConnection, useEventId, useRoom } from '../use-room.ts';
import { BoardPages } from './board-pages.tsx';
import { Easel, type Pen } from './easel.tsx';
import { takeInk } from './ink-ahead.ts';
import { fingerReach, isAt } from './line-look.ts';
import { isNear, placeOf } from './line-place.ts';
import { did, noActs, redo, undo } from './own-acts.ts';
import { OthersLines, OthersPointers, OwnWetLines } from './others.tsx';
import { Palette } from './palette.tsx';
import { useBoardShelf } from './shelf/use-board-shelf.ts';
import { useBoardPictures } from './use-board-pictures.ts';
import { useTelling } from './use-telling.ts';
import { useWrites } from './use-writes.ts';

const PdfDialog = lazy(() => import('./shelf/pdf-dialog.tsx').then((file) => ({ default: file.PdfDialog })));

interface RoomBoardProps {
  as: 'kid' | 'teacher' | 'watch';
  band: Band;
}

/** The board of the lesson: the page all look at, what is drawn on it, and what this page may draw with. */
export const RoomBoard = (props: RoomBoardProps) => (props.as === 'teacher' ? <TeachersBoard {...props} /> : <Sheets {...props} />);

/** With its pages and the shelf; a picture or a PDF is also dropped on it, or pasted. */
function TeachersBoard(props: RoomBoardProps) {
  const standing = useRef(0);
  const [onLines] = useState(() => (lines: number) => void (standing.current = lines));
  const shelf = useBoardShelf(() => standing.current === 0);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- files are chosen by a button too
    <div
      className="flex size-full min-h-0 gap-2 max-sm:flex-col-reverse"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        shelf.take([...event.dataTransfer.files]);
      }}
    >
      <BoardPages shelf={shelf} />
      <Sheets {...props} onLines={onLines} />
      {shelf.pdf && (
        <Suspense>
          <PdfDialog file={shelf.pdf} free={shelf.free} onTake={shelf.addAndPut} onClose={shelf.closePdf} />
        </Suspense>
      )}
    </div>
  );
}

interface SheetsProps extends RoomBoardProps {
  /** Hears how many lines stand on the page that is open. */
  onLines?(lines: number): void;
}

function Sheets(props: SheetsProps) {
  const page = useRoom(({ state }) => state.page);
  return (
    <div className={classNames('flex size-full min-h-0 min-w-0 grow flex-col gap-2', props.as === 'teacher' && 'low:flex-row')}>
      <BoardPage key={page} page={page} {...props} />
    </div>
  );
}

const firstPen: Pen = { tool: 'pen', color: 'ink', width: 1, says: 'star' };
const kidsPen: Pen = { ...firstPen, color: 'violet', width: 2 };
/** As many lines as one op takes away. */
const mostErased = 50;

function BoardPage({ page, as, band, onLines }: SheetsProps & { page: number }) {
  const t = useTexts('roomBoard');
  const { act, store } = useConnection();
  const eventId = useEventId();
  const you = useRoom((room) => room.you);
  const may = useRoom((room) => room.may);
  const laidOut = useRoom(({ state }) => state.pages[page]);
  const pictures = useBoardPictures();
  const writes = useWrites(as);
  const lines = useInk(eventId, page);
  useEffect(() => onLines?.(lines.length), [lines, onLines]);
  const [pen, setPen] = useState(as === 'teacher' ? firstPen : kidsPen);
  const [acts, setActs] = useState(noActs);
  const [cleared, setCleared] = useState(false);
  const { progress, point } = useTelling(page, as);
  const isOpen = as !== 'watch' && may.stroke?.allowed === true;

  useEffect(() => {
    if (!cleared) return undefined;
    const timer = setTimeout(() => setCleared(false), lessonRoomLimits.undoClearSeconds * 1000);
    return () => clearTimeout(timer);
  }, [cleared]);

  const erase = (at: readonly [number, number]): void => {
    // What is on its way out already is not taken away once more.
    const leaving = new Set(store.read().waiting.flatMap(({ op }) => (op.kind === 'erase' ? op.strokes : [])));
    const strokes = lines
      .filter(
        (line) =>
          (as === 'teacher' || line.who === you) && !leaving.has(line.id) && isNear(placeOf(line), at, fingerReach) && isAt(line, at),
      )
      .map(({ id }) => id)
      .slice(0, mostErased);
    if (strokes.length > 0 && act({ kind: 'erase', page, strokes })) setActs((now) => did(now, { did: 'erase', ids: strokes }));
  };
  const take = (step: typeof undo) => {
    const taken = isOpen ? step(acts) : undefined;
    if (!taken) return undefined;
    return () => {
      if (act({ kind: taken.say.kind, page, strokes: [...taken.say.ids] })) setActs(taken.acts);
    };
  };
  const clear = () => {
    if (act({ kind: 'clear', page })) setCleared(true);
  };

  return (
    <>
      <div className="relative min-h-0 min-w-0 grow">
        <Easel
          ground={laidOut?.ground ?? 'plain'}
          picture={laidOut?.picture ? pictures.get(laidOut.picture) : undefined}
          lines={lines}
          live={
            <>
              <OthersLines page={page} lines={lines} />
              <OwnWetLines page={page} />
            </>
          }
          pen={pen}
          isOpen={isOpen}
          label={t.board(lines.length, page + 1, Boolean(laidOut?.picture))}
          onDraw={({ id, tool, color, width, points, says }) => {
            const stroke = { kind: 'stroke', id, page, tool, color, width, points, ...(says && { says }) } as const;
            if (act(stroke as Parameters<typeof act>[0])) setActs((now) => did(now, { did: 'draw', ids: [id] }));
          }}
          onErase={erase}
          onProgress={progress}
          onPoint={point}
        >
          <OthersPointers />
        </Easel>
        {cleared && (
          <output className="absolute inset-x-0 bottom-2 mx-auto flex w-fit items-center gap-3 rounded-full bg-card p-1 pl-4 shadow-float">
            {t.cleared}
            <Button
              size="small"
              onPress={() => {
                if (act({ kind: 'unclear', page })) setCleared(false);
              }}
            >
              {t.bringBack}
            </Button>
          </output>
        )}
      </div>
      {isOpen && (
        <Palette
          {...{ as, band, writes, pen }}
          onPen={setPen}
          onUndo={take(undo)}
          onRedo={take(redo)}
          onClear={may.clear?.allowed && lines.length > 0 ? clear : undefined}
        />
      )}
    </>
  );
}

/** What stands on the page; of another page it is another part of the screen. */
function useInk(eventId: string, page: number) {
  const { store } = useConnection();
  const [ink] = useState(() => takeInk(store, eventId, page));
  useEffect(() => ink.start(), [ink]);
  return useSyncExternalStore(ink.subscribe, ink.read);
}

import { lazy, type ReactNode, Suspense } from 'react';

import { useSchool } from '#api/school.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Rung } from '#kit/play/rungs.ts';
import type { Band } from './band.ts';
import { Dots } from './dots.tsx';
import { MuteButton } from './frame-buttons.tsx';
import { ownPicture } from './own-pictures.ts';
import type { Run } from './run.ts';
import { Speaker } from './speaker.tsx';

const Way = lazy(() => import('./way.tsx').then((file) => ({ default: file.Way })));

const TeenCorner = lazy(() => import('./teen-corner.tsx').then((file) => ({ default: file.TeenCorner })));

interface PlayerHeadProps {
  run: Pick<Run, 'items' | 'item' | 'lost' | 'answer'>;
  band: Band;
  home: ReactNode;
  isAsking: boolean;
  rung: Rung;
  onTell(): void;
  onHelp(): void;
}

/** The same things in the same corners of every task: house, loudspeaker, how far one is, the way past a task, the bulb. */
export function PlayerHead({ run: { items, item, lost, answer }, band, home, isAsking, rung, onTell, onHelp }: PlayerHeadProps) {
  const t = useTexts('player');
  const { mascot } = useSchool();
  return (
    <header className="stage-head">
      {home}
      {item && <Speaker label={t.sayAgain} onPress={onTell} glows={isAsking && (rung === 1 || rung === 2)} />}
      {band === 'teen' ? (
        <div className="stage-dots">{item && <Dots items={items} taskIdx={item.taskIdx} />}</div>
      ) : (
        <Suspense fallback={<span className="stage-way" />}>
          <Way items={items} taskIdx={item?.taskIdx ?? null} hasChip={mascot} />
        </Suspense>
      )}
      {item && isAsking && band !== 'pre' && item.task.template !== 'slide' && (
        <button type="button" className="stage-skip press" aria-label={t.skip} title={t.skip} onClick={() => answer(null)}>
          <svg viewBox="0 0 24 24" className="size-6" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" aria-hidden>
            <path d="M5 6l7 6-7 6zM13 6l7 6-7 6z" strokeLinejoin="round" />
          </svg>
        </button>
      )}
      {item && isAsking && item.task.hint && !lost && (
        <button
          type="button"
          aria-label={t.help}
          title={t.help}
          onClick={onHelp}
          className={`stage-bulb press ${rung === 3 ? 'kid-glow bg-sun' : 'bg-card'}`}
        >
          <img src={ownPicture('light-bulb')} alt="" className="size-3/5" />
        </button>
      )}
      {band === 'teen' && (
        <Suspense>
          <TeenCorner />
        </Suspense>
      )}
      <span className="stage-mute">
        <MuteButton />
      </span>
    </header>
  );
}

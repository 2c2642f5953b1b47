import type { AttemptItem } from '@school/contract/playbooks/attempts';

import { useTexts } from '#i18n/texts.ts';
import { ChipFace } from '#widgets/world/chip.tsx';
import { ChipLook } from '#widgets/world/chip-look.tsx';
import { Lantern } from '#widgets/world/lantern.tsx';
import { shareDone, slidesOf } from './progress.ts';
import { Seen } from './seen.tsx';

interface WayProps {
  items: readonly AttemptItem[];
  /** The slide in hand; null: all are done. */
  taskIdx: number | null;
  hasChip: boolean;
}

/** A path with a stone for each slide: Chip's head is where one is, and at its end hangs the lantern that all of it lights. */
export function Way({ items, taskIdx, hasChip }: WayProps) {
  const t = useTexts('player');
  const slides = slidesOf(items);
  const here = taskIdx === null ? slides.length : slides.indexOf(taskIdx);
  return (
    <Seen label={t.slideOf(Math.min(here + 1, slides.length), slides.length)} className="stage-way">
      <ChipLook />
      <span className="stage-stones">
        {slides.map((slide) => (
          <i key={slide} data-done={shareDone(items, slide) === 1 ? '' : undefined} data-here={slide === taskIdx ? '' : undefined} />
        ))}
        {hasChip && (
          <span className="stage-me" style={{ left: `${Math.min(1, (here + 0.5) / slides.length) * 100}%` }}>
            <ChipFace />
          </span>
        )}
      </span>
      <span className="stage-goal">
        <Lantern isLit={taskIdx === null} isNow />
      </span>
    </Seen>
  );
}

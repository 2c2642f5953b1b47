import type { AttemptItem } from '@school/contract/playbooks/attempts';

import { useTexts } from '#i18n/texts.ts';
import { Seen } from './seen.tsx';
import { shareDone, slidesOf } from './progress.ts';

/** A dot for each slide: filled as far as it is done, the one in hand is larger. */
export function Dots({ items, taskIdx }: { items: readonly AttemptItem[]; taskIdx: number }) {
  const t = useTexts('player');
  const slides = slidesOf(items);
  return (
    <Seen
      label={t.slideOf(slides.indexOf(taskIdx) + 1, slides.length)}
      className="flex min-w-0 flex-wrap items-center justify-center gap-1.5"
    >
      {slides.map((slide) => {
        const share = shareDone(items, slide);
        return (
          <span
            key={slide}
            className={`overflow-hidden rounded-full border-2 border-brand bg-card ${slide === taskIdx ? 'h-5 w-9' : 'size-3.5'}`}
          >
            <span className="block h-full bg-brand transition-[width]" style={{ width: `${share * 100}%` }} />
          </span>
        );
      })}
    </Seen>
  );
}

import { useTexts } from '#i18n/texts.ts';
import { Seen } from '#widgets/player/seen.tsx';

import type { Dot, Progress } from './progress.ts';

/** They differ by their shape: a ring, a ring with a core, full, half, crossed out. */
const looks: Record<Dot, string> = {
  todo: 'border-2 border-edge',
  busy: 'border-2 border-brand bg-brand bg-clip-content p-0.5',
  right: 'bg-good',
  partly: 'border-2 border-warn bg-[linear-gradient(90deg,var(--color-warn)_50%,transparent_50%)]',
  wrong: 'border-2 border-bad bg-[linear-gradient(45deg,transparent_40%,var(--color-bad)_40%_60%,transparent_60%)]',
};

/** How the items of a task stand, and how many are done. */
export function Dots({ progress: { dots, done, of } }: { progress: Progress }) {
  const { group: t } = useTexts('teacherRoom');
  return (
    <>
      <Seen label={dots.map((dot) => t.dots[dot]).join(', ')} className="flex grow gap-1">
        {dots.map((dot, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a dot is its place
          <span key={at} data-dot={dot} className={`size-3.5 rounded-full ${looks[dot]}`} />
        ))}
      </Seen>
      <b className="figures">
        {done}/{of}
      </b>
    </>
  );
}

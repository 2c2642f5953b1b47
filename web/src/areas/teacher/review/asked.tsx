import type { Work } from '@school/contract/playbooks/reviews';

import { useLocale } from '#i18n/locale.ts';
import { StageProvider } from '#widgets/player/stage.tsx';
import { StimulusView } from '#widgets/player/stimulus.tsx';
import { langOf, shownWords } from '#widgets/player/words.ts';

/** What the child had before it: a text to read, a picture to tell of. */
export function Asked({ work: { task, attemptUid } }: { work: Work }) {
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const { stimulus } = task;
  if (!stimulus) return null;
  if (stimulus.kind === 'passage')
    return (
      <blockquote className="max-w-prose border-l-4 border-line pl-4 font-reading">
        {stimulus.title && <p className="font-bold">{shownWords(stimulus.title, tongue)}</p>}
        {stimulus.lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines keep their order
          <p key={at} lang={langOf(line, tongue)}>
            {shownWords(line, tongue)}
          </p>
        ))}
      </blockquote>
    );
  return (
    <div className="flex max-w-sm justify-start [--big:1.5rem] [--gap:0.5rem] [--words:1.1rem]">
      <StageProvider value={{ band: 'teen', tongue, saying: null, attemptUid }}>
        <StimulusView stimulus={stimulus} />
      </StageProvider>
    </div>
  );
}

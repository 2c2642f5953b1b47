import type { Band, StageStep, StepKind } from '@school/contract/lesson-room/script';

import { useLocale } from '#i18n/locale.ts';
import { type OwnPicture, ownPicture } from '#widgets/player/own-pictures.ts';
import { PlayerLook } from '#widgets/player/player-look.tsx';
import { StageProvider } from '#widgets/player/stage.tsx';
import { StimulusView } from '#widgets/player/stimulus.tsx';

/** What stands where a step has nothing of its own to look at: the teacher speaks, or the task is not there yet. */
const pictures: Record<StepKind, OwnPicture> = {
  hello: 'sun-with-face',
  warm: 'fire',
  explain: 'light-bulb',
  together: 'handshake',
  move: 'clapping-hands',
  play: 'rocket',
  check: 'star',
  more: 'sparkles',
  bye: 'rainbow',
};

/**
 * A panel of a step: something to look at while the teacher explains, or the picture of the step where it has none. Children who do
 * not read yet see no word.
 */
export function RoomPanel({ step, panel, band }: { step: StageStep; panel: number; band: Band }) {
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const shown = step.panels[Math.min(panel, step.panels.length - 1)];
  if (!shown)
    return (
      <div className="grid size-full place-items-center p-6">
        <img src={ownPicture(pictures[step.kind])} alt="" className="max-h-full w-48" />
      </div>
    );
  const words = band === 'pre' ? undefined : shown.words?.[tongue];
  return (
    <StageProvider value={{ band, tongue, saying: null, attemptUid: '' }}>
      <div data-band={band} className="grid size-full content-center justify-items-center gap-6 p-6 text-center">
        <PlayerLook />
        {words !== undefined && <p className="text-(length:--big) leading-tight font-extrabold text-balance">{words}</p>}
        {shown.stimulus && <StimulusView stimulus={shown.stimulus} />}
      </div>
    </StageProvider>
  );
}

import type { Band, StageStep } from '@school/contract/lesson-room/script';

import { useLocale } from '#i18n/locale.ts';
import { PlayerLook } from '#widgets/player/player-look.tsx';
import { StageProvider } from '#widgets/player/stage.tsx';
import { StimulusView } from '#widgets/player/stimulus.tsx';

/** A panel of a step: something to look at while the teacher explains. Children who do not read yet see no word. */
export function RoomPanel({ step, panel, band }: { step: StageStep; panel: number; band: Band }) {
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const shown = step.panels[Math.min(panel, step.panels.length - 1)];
  if (!shown) return null;
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

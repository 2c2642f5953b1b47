import { useTexts } from '#i18n/texts.ts';
import type { Band } from '#widgets/player/band.ts';
import { Mascot } from '#widgets/player/mascot.tsx';
import { BigLink } from '../task-link.tsx';
import { useRewards } from '../use-rewards.ts';
import { WorldFrame } from '../world/world-frame.tsx';
import { FreePlayLook } from './free-play-look.tsx';

/** The minutes of today are played: night, and the way to the house. Everything else is open as before. */
export function Over({ kidUid, band }: { kidUid: string; band: Band }) {
  const t = useTexts('kidFreePlay');
  const { house, meadow } = useTexts('kidRewards');
  const { home } = useTexts('kid');
  const { data: rewards } = useRewards(kidUid);
  const hasHouse = !rewards?.settings.off.includes('stickers');
  return (
    <WorldFrame kidUid={kidUid} band={band} hour="night" title={meadow} speech={t.speech.over}>
      <FreePlayLook />
      <div className="free-play items-center justify-center gap-6 text-center">
        <Mascot className="size-44" state="sleep" />
        {band !== 'pre' && <p className="world-pill font-extrabold">{t.speech.over}</p>}
        {hasHouse ? (
          <BigLink picture="house-with-garden" sun className="grow-0" to="/kids/$kidUid/house" params={{ kidUid }}>
            {house}
          </BigLink>
        ) : (
          <BigLink picture="house" sun className="grow-0" to="/kids/$kidUid" params={{ kidUid }}>
            {home}
          </BigLink>
        )}
      </div>
    </WorldFrame>
  );
}

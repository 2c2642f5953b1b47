import { LinkButton } from '#kit/link-button.tsx';
import { useTexts } from '#i18n/texts.ts';
import type { Band } from '#widgets/player/band.ts';
import { ownPicture } from '#widgets/player/own-pictures.ts';

import { useSpoken } from './use-spoken.ts';

/** On a phone there is no room for a lesson: where it is, and how to get there. */
export function OtherDevice({ band, kidUid }: { band: Band; kidUid: string }) {
  const t = useTexts('kidRoom');
  useSpoken(band, t.speech.device);
  return (
    <div data-band={band} className="flex grow flex-col items-center justify-center gap-4 p-4 text-center">
      <img src={ownPicture(band === 'teen' ? 'laptop' : 'fox')} alt="" className="size-28" />
      <h1 className="text-2xl">{t.device.title}</h1>
      <p className="max-w-md text-lg">{t.device.text}</p>
      <p className="max-w-md rounded-lg bg-card p-4">{t.device.how}</p>
      <LinkButton to="/kids/$kidUid" params={{ kidUid }}>
        {t.refused.home}
      </LinkButton>
    </div>
  );
}

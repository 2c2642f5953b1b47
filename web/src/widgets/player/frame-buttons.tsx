import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Icon, Volume2, VolumeX } from '#kit/icon.tsx';
import { setMuted, useMuted } from '#kit/play/sound.ts';
import { type OwnPicture, ownPicture } from './own-pictures.ts';

interface PictureAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  icon: OwnPicture;
  label: string;
  ref?: Ref<HTMLAnchorElement>;
}

const PictureAnchor = ({ icon, label, className = '', ...rest }: PictureAnchorProps) => (
  <a
    {...rest}
    aria-label={label}
    title={label}
    className={`press grid size-16 shrink-0 place-items-center rounded-full bg-card shadow-press ${className}`}
  >
    <img src={ownPicture(icon)} alt="" draggable={false} className="size-3/5" />
  </a>
);

/** A round way out with a picture: the house is always top left, with the same picture. */
export const PictureLink = createLink(PictureAnchor);

/** Sounds on and off, on every page of the kid area. */
export function MuteButton() {
  const t = useTexts('player');
  const muted = useMuted();
  return (
    <button
      type="button"
      aria-label={t.sounds}
      aria-pressed={!muted}
      title={muted ? t.soundsOff : t.soundsOn}
      onClick={() => setMuted(!muted)}
      className="press grid size-12 shrink-0 place-items-center rounded-full text-ink/75 hover:bg-card/60"
    >
      <Icon of={muted ? VolumeX : Volume2} size={24} />
    </button>
  );
}

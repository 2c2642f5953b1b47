import type { AnchorHTMLAttributes, Ref } from 'react';

import { createLink } from '#kit/router/link.tsx';
import { useTexts } from '#i18n/texts.ts';
import { setMuted, useMuted } from '#kit/play/mute.ts';
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
    className={`press grid size-16 shrink-0 place-items-center rounded-full bg-card shadow-press in-data-[band=teen]:size-12 ${className}`}
  >
    <img src={ownPicture(icon)} alt="" draggable={false} className="size-3/5" />
  </a>
);

/** The same to press. */
export const PictureButton = ({ icon, label, onPress }: { icon: OwnPicture; label: string; onPress(): void }) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onPress}
    className="press grid size-16 shrink-0 place-items-center rounded-full bg-card shadow-press"
  >
    <img src={ownPicture(icon)} alt="" draggable={false} className="size-3/5" />
  </button>
);

/** A round way out with a picture: the house is always top left, with the same picture. */
export const PictureLink = createLink(PictureAnchor);

/** Sounds on and off, on every page of the kid area. */
export function MuteButton() {
  const t = useTexts('kid');
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
      <svg
        viewBox="0 0 24 24"
        className="size-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d="M11 5L6.5 9H3v6h3.5l4.5 4Z" />
        <path d={muted ? 'M16 9.5l5 5M21 9.5l-5 5' : 'M15.5 9a4.5 4.5 0 0 1 0 6M18.5 6.5a8.5 8.5 0 0 1 0 11'} />
      </svg>
    </button>
  );
}

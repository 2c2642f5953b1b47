import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';

import { createLink } from '#kit/router/link.tsx';
import { ownPicture, type OwnPicture } from '#widgets/player/own-pictures.ts';

interface BigAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  picture: OwnPicture;
  /** Touch this now: one on a page. */
  sun?: boolean;
  /** The one thing on the page of those who cannot read. */
  huge?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

const BigPicture = ({ of, huge }: { of: OwnPicture; huge: boolean }) => (
  <img
    src={ownPicture(of)}
    alt=""
    draggable={false}
    className={huge ? 'size-12 shrink-0 sm:size-16' : 'size-11 shrink-0 in-data-[band=teen]:size-8'}
  />
);

const BigAnchor = ({ picture, sun = false, huge = false, className = '', children, ...rest }: BigAnchorProps) => (
  <a {...rest} className={`${look({ sun, huge })} ${className}`}>
    <BigPicture of={picture} huge={huge} />
    {children}
  </a>
);

const look = ({ sun, huge }: { sun: boolean; huge: boolean }) =>
  `press inline-flex grow items-center justify-center gap-3 rounded-xl px-4 py-3 text-center leading-tight font-extrabold shadow-press ${
    huge
      ? 'min-h-24 text-[2rem] sm:min-h-28 sm:text-(length:--big)'
      : 'min-h-20 text-(length:--words) in-data-[band=teen]:min-h-14 in-data-[band=teen]:rounded-lg'
  } ${sun ? 'bg-sun text-on-sun' : 'bg-card text-ink'}`;

/** A big way to go, with its picture: «Играть», «К урокам». */
export const BigLink = createLink(BigAnchor);

interface BigButtonProps {
  picture: OwnPicture;
  huge?: boolean;
  className?: string;
  onPress(): void;
  children: ReactNode;
}

/** The same to press where nothing is gone to: a game begins. */
export const BigButton = ({ picture, huge = false, className = '', onPress, children }: BigButtonProps) => (
  <button type="button" onClick={onPress} className={`${look({ sun: true, huge })} ${className}`}>
    <BigPicture of={picture} huge={huge} />
    {children}
  </button>
);

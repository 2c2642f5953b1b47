import type { AnchorHTMLAttributes, Ref } from 'react';

import { createLink } from '#kit/router/link.tsx';
import { ownPicture, type OwnPicture } from '#widgets/player/own-pictures.ts';

interface BigAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  picture: OwnPicture;
  /** Touch this now: one on a page. */
  sun?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

const BigAnchor = ({ picture, sun = false, className = '', children, ...rest }: BigAnchorProps) => (
  <a
    {...rest}
    className={`press inline-flex min-h-20 grow items-center justify-center gap-3 rounded-xl px-4 py-3 text-center text-(length:--words) leading-tight font-extrabold shadow-press ${
      sun ? 'bg-sun text-on-sun' : 'bg-card text-ink'
    } ${className}`}
  >
    <img src={ownPicture(picture)} alt="" draggable={false} className="size-11 shrink-0" />
    {children}
  </a>
);

/** A big way to go, with its picture: «Играть», «К урокам». */
export const BigLink = createLink(BigAnchor);

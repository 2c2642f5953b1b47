import type { AnchorHTMLAttributes, Ref } from 'react';

import { createLink } from './router/link.tsx';
import { type ButtonKind, buttonLook } from './button-look.ts';

interface LookProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  kind?: ButtonKind;
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

const ButtonLike = ({ kind = 'secondary', size = 'medium', wide = false, className = '', children, ...rest }: LookProps) => (
  <a {...rest} className={`${buttonLook(kind, { size, wide })} ${className}`}>
    {children}
  </a>
);

/** A place to go that looks like a button: `<LinkButton to="/schedule" kind="primary">`. A wrong path does not compile. */
export const LinkButton = createLink(ButtonLike);

const Plain = ({ className = '', children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }) => (
  <a {...rest} className={`font-bold text-brand underline decoration-2 underline-offset-4 hover:text-brand-deep ${className}`}>
    {children}
  </a>
);

/** A place to go within a text. */
export const TextLink = createLink(Plain);

const Tall = ({ className = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }) => (
  <Plain {...rest} className={`inline-flex min-h-11 items-center ${className}`} />
);

/** A place to go that stands by itself: it looks like a link of a text, and a finger hits it. */
export const LoneLink = createLink(Tall);

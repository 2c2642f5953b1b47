import type { AnchorHTMLAttributes, Ref } from 'react';

import { ChevronLeft, Icon } from './icon.tsx';
import { createLink } from './router/link.tsx';

const Look = ({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }) => (
  <a {...rest} className="-ml-1 inline-flex min-h-11 items-center gap-1 font-bold text-brand hover:underline">
    <Icon of={ChevronLeft} size={18} />
    {children}
  </a>
);

/** The way to the page above this one, over its heading. */
export const Up = createLink(Look);

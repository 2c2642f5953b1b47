import { type ReactNode, useEffect, useRef } from 'react';

import { hasArrived } from './arrival.ts';
import { useSurroundings } from './surroundings.tsx';

interface PageLayoutProps {
  /** Heading and, with the school's name, the title of the window. */
  title: string;
  /** Another title of the window, when the heading alone would not tell pages apart. */
  windowTitle?: string;
  /** The heading is read out but not seen. */
  titleHidden?: boolean;
  /** On a wide screen the heading stands over the middle, as what follows does. */
  centred?: boolean;
  /** A quiet line over the heading, or the way back to the page above. */
  above?: ReactNode;
  /** Stands right of the heading; under it on a phone. */
  actions?: ReactNode;
  /** `text` for reading and forms, `wide` for tables and weeks. */
  width?: 'text' | 'normal' | 'wide';
  children: ReactNode;
}

const widths = { text: 'max-w-2xl', normal: 'max-w-5xl', wide: 'max-w-none' };

/** A page: a heading, what can be done here, and the rest. */
export function PageLayout({
  title,
  windowTitle,
  titleHidden = false,
  centred = false,
  above,
  actions,
  width = 'normal',
  children,
}: PageLayoutProps) {
  return (
    <div className={`page page-${width} mx-auto flex w-full flex-col gap-5 px-4 py-5 md:px-8 md:py-8 ${widths[width]}`}>
      <header
        className={titleHidden ? '' : `flex flex-wrap items-center justify-between gap-x-6 gap-y-3 ${centred ? 'md:justify-center' : ''}`}
      >
        <div className="min-w-0">
          {above !== undefined && <div className="text-mute">{above}</div>}
          <Heading title={title} {...(windowTitle === undefined ? {} : { windowTitle })} hidden={titleHidden} />
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
}

/** The one h1 of a page that has its own layout. Sets the title of the window. */
export function Heading({
  title,
  windowTitle = title,
  hidden = false,
  className = 'text-2xl tracking-tight md:text-3xl',
}: {
  title: string;
  windowTitle?: string;
  hidden?: boolean;
  className?: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { app } = useSurroundings();
  useEffect(() => {
    document.title = `${windowTitle} · ${app}`;
  }, [windowTitle, app]);
  useEffect(() => {
    if (hasArrived()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={hidden ? 'sr-only' : className}>
      {title}
    </h1>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';

import { Icon, X } from '#kit/icon.tsx';
import { useSurroundings } from '#kit/surroundings.tsx';

interface LessonBesideProps {
  title: string;
  /** Nothing: it has opened by itself, and stays. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
  actions?: ReactNode;
}

/** A lesson that lies open beside the week: what a sheet shows on a phone, without anything under it. */
export function LessonBeside({ title, onClose, children, actions }: LessonBesideProps) {
  const { words } = useSurroundings();
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsked = onClose !== undefined;
  // Whoever has opened it reads on here.
  useEffect(() => {
    if (isAsked) heading.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return (
    <section aria-label={title} className="schedule-opened">
      <header className="flex items-start gap-2">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 grow text-xl outline-none">
          {title}
        </h2>
        {onClose && (
          <button
            type="button"
            aria-label={words.close}
            onClick={onClose}
            className="press grid size-11 shrink-0 place-items-center rounded-md"
          >
            <Icon of={X} />
          </button>
        )}
      </header>
      {children}
      {actions !== undefined && <footer>{actions}</footer>}
    </section>
  );
}

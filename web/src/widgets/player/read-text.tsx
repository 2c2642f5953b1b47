import type { Words } from '@school/contract/playbooks/pictures';
import type { ReactNode } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { useStage } from './stage.tsx';
import { langOf, shownWords } from './words.ts';

interface ReadTextProps {
  title: Words | undefined;
  className: string;
  /** Its lines. */
  children: ReactNode;
}

/** A text to read: as high as there is room, so that what is done about it stays in sight; what is longer is scrolled, by keyboard as well. */
export function ReadText({ title, className, children }: ReadTextProps) {
  const { tongue } = useStage();
  const t = useTexts('tasks');
  return (
    <article
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is scrolled is reached by keyboard
      tabIndex={0}
      aria-label={title ? shownWords(title, tongue) : t.text}
      className={`stage-text w-full max-w-prose self-center rounded-lg bg-card font-reading ${className}`}
    >
      {title && (
        <h2 lang={langOf(title, tongue)} className="mb-2 text-(length:--words)">
          {shownWords(title, tongue)}
        </h2>
      )}
      {children}
    </article>
  );
}

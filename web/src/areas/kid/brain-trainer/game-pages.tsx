import { type ReactNode, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { pagesOf } from './pages-of.ts';

/** As many as a small phone shows without a scroll. */
const onPage = 6;

/** Games for those who cannot read: six pictures at a time, and arrows to the others. */
export function GamePages({ label, children }: { label: string; children: readonly ReactNode[] }) {
  const t = useTexts('brain');
  const [at, setAt] = useState(0);
  const pages = pagesOf(children, onPage);
  const shown = Math.min(at, pages.length - 1);
  return (
    <section aria-label={label} className="flex grow flex-col gap-5">
      <ul className="grid list-none grid-cols-3 gap-3 sm:gap-(--gap)">{pages[shown]}</ul>
      {pages.length > 1 && (
        <nav aria-label={t.pages} className="flex items-center justify-between">
          <Arrow label={t.pageBefore} off={shown === 0} onPress={() => setAt(shown - 1)} />
          <output className="flex gap-3">
            <span className="sr-only">{t.pageOf(shown + 1, pages.length)}</span>
            {pages.map((_, page) => (
              <span key={page} aria-hidden className={`size-4 rounded-full ${page === shown ? 'bg-brand' : 'bg-card'}`} />
            ))}
          </output>
          <Arrow label={t.pageAfter} off={shown === pages.length - 1} forward onPress={() => setAt(shown + 1)} />
        </nav>
      )}
    </section>
  );
}

interface ArrowProps {
  label: string;
  /** There is nothing that way. It stays where it is, so that the other one does not jump. */
  off: boolean;
  forward?: boolean;
  onPress(): void;
}

function Arrow({ label, off, forward = false, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off}
      onClick={() => {
        if (!off) onPress();
      }}
      className={`kid-card press size-(--tap) rounded-full! ${off ? 'opacity-30' : ''}`}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-10"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d={forward ? 'M9 5l7 7-7 7' : 'M15 5l-7 7 7 7'} />
      </svg>
    </button>
  );
}

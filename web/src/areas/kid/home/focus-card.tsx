import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { focusMinutes, setFocus, useFocus } from '#widgets/player/focus.ts';

const around = 2 * Math.PI * 26;

/** A stretch of work without anything beside it, then a rest: begun and ended by one button. */
export function FocusCard() {
  const { focus: t } = useTexts('kidSkills');
  const focus = useFocus();
  const [minutes, seconds] = focus ? [focus.minutes, focus.seconds] : [focusMinutes.work, 0];
  return (
    <section aria-label={t.title} className="flex flex-wrap items-center gap-4 rounded-lg bg-card/70 p-4">
      <svg viewBox="0 0 64 64" className="size-16" role="timer" aria-label={t.left(minutes)} fill="none" strokeWidth="5">
        <circle cx="32" cy="32" r="26" stroke="var(--color-line)" />
        <circle
          cx="32"
          cy="32"
          r="26"
          stroke="var(--color-brand)"
          strokeLinecap="round"
          strokeDasharray={around}
          strokeDashoffset={around * (1 - (focus?.share ?? 1))}
          transform="rotate(-90 32 32)"
        />
        <text x="32" y="37" textAnchor="middle" fontSize="15" fontWeight="800" fill="currentColor" stroke="none">
          {`${minutes}:${String(seconds).padStart(2, '0')}`}
        </text>
      </svg>
      <p className="min-w-0 grow basis-48">
        <span className="block font-extrabold">{t.title}</span>
        {focus?.kind === 'rest' ? t.rest : t.about(focusMinutes.work, focusMinutes.rest)}
      </p>
      <button
        type="button"
        className="press min-h-11 rounded-full bg-card px-5 font-bold shadow-press"
        onClick={() => {
          setFocus(!focus);
          announce(focus ? t.ended : t.begun);
        }}
      >
        {focus ? t.end : t.begin}
      </button>
    </section>
  );
}

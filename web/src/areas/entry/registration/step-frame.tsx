import { type ReactNode, useEffect, useRef } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { ArrowLeft, Icon } from '#kit/icon.tsx';
import { Heading } from '#kit/page-layout.tsx';
import { Fox } from '#widgets/fox/fox.tsx';

import { type Step, steps } from './steps.ts';

/** How the fox stands beside each question. */
const poses = { name: 'greeting', birth: 'counting', subject: 'thinking', contact: 'letter' } as const;

interface StepFrameProps {
  step: Step;
  title: string;
  lead: ReactNode;
  /** A step back; on the first there is none. */
  onBack: (() => void) | undefined;
  children: ReactNode;
}

/** One question a screen: how far one is, the way back, the question and its answer. A wide screen has the fox at its left. */
export function StepFrame({ step, title, lead, onBack, children }: StepFrameProps) {
  const t = useTexts('registration');
  const at = steps.indexOf(step);
  const place = useRef<HTMLDivElement>(null);
  useCursorAt(place, step);
  return (
    <div className="grid grow lg:grid-cols-2">
      <aside className="hidden bg-night text-white lg:flex lg:flex-col">
        {/* Below the line with the logo. */}
        <div style={{ height: 'calc(100dvh - 4.5rem)' }} className="sticky top-0 flex flex-col gap-8 p-8">
          <Fox pose={poses[step]} size={240} className="m-auto" />
          <div className="flex flex-col gap-2">
            <p className="text-4xl font-extrabold">{t.title}</p>
            <p className="text-white/80">{t.lead}</p>
          </div>
        </div>
      </aside>
      <div ref={place} className="mx-auto flex w-full max-w-2xl flex-col gap-5 px-4 pt-3 md:justify-center md:px-8">
        <div className="flex min-h-12 items-center gap-3">
          {onBack && (
            <button
              type="button"
              aria-label={t.backOne}
              onClick={onBack}
              className="grid size-12 place-items-center rounded-full text-ink hover:bg-brand-soft"
            >
              <Icon of={ArrowLeft} />
            </button>
          )}
          <p className="sr-only">{t.stepOf(at + 1, steps.length)}</p>
          <div aria-hidden className="flex grow gap-1.5">
            {steps.map((one, index) => (
              <span key={one} className={`h-1.5 grow rounded-full ${index <= at ? 'bg-brand' : 'bg-line'}`} />
            ))}
          </div>
        </div>
        <div className="flex items-center gap-4">
          <Fox pose={poses[step]} size={76} className="shrink-0 lg:hidden" />
          <div className="flex min-w-0 flex-col gap-1">
            <Heading key={step} title={title} className="text-2xl outline-none" />
            <div className="text-mute">{lead}</div>
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}

/** Whoever comes to a question can answer at once: its first field of text has the cursor, otherwise its heading the focus. */
function useCursorAt(place: { readonly current: HTMLDivElement | null }, step: Step): void {
  const first = useRef(true);
  useEffect(() => {
    const field = place.current?.querySelector<HTMLElement>(`[data-step="${step}"] input:is([type='text'], [type='email'])`);
    if (field) field.focus({ preventScroll: true });
    else if (!first.current) place.current?.querySelector('h1')?.focus({ preventScroll: true });
    first.current = false;
  }, [place, step]);
}

interface QuestionProps {
  of: Step;
  now: Step;
  children: ReactNode;
}

/** The answer to one question. The others stay in the form, unseen: what was typed there is sent with it. */
export const Question = ({ of, now, children }: QuestionProps) => (
  <div data-step={of} hidden={of !== now} className={of === now ? 'flex flex-col gap-5' : ''}>
    {children}
  </div>
);

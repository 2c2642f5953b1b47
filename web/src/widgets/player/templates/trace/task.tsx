import { useEffect, useMemo, useRef, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import type { Spot } from '#kit/play/drag-geometry.ts';
import { play } from '#kit/play/sound.ts';
import { thinned } from '#kit/play/trace-progress.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import { type SharedTrace, useTrace } from '#kit/play/use-trace.ts';
import { Check } from '../../check.tsx';
import { type Live, useStage } from '../../stage.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';

/** Trace a figure with a finger; or, without one, show in which order its strokes are written. */
export function Trace({ task, place, tries, busy, final, onAnswer }: TemplateProps<'trace'>) {
  const further = useTexts('furtherTasks');
  // The smallest have only the finger; the other way shows itself to a keyboard.
  const { band } = useStage();
  const [byOrder, setByOrder] = useState(false);
  const { live } = useStage();
  // Another screen of the same task shows the way that is used there.
  useEffect(() => live?.follow((_, work) => setByOrder(work !== null && typeof work === 'object' && 'order' in work)), [live]);
  const key = `${place.taskIdx} ${place.round} ${tries}`;
  return (
    <>
      {byOrder ? (
        <StrokeOrder key={key} task={task} tries={tries} busy={busy} final={final} onAnswer={onAnswer} />
      ) : (
        <Drawing key={key} task={task} tries={tries} busy={busy} done={final !== null} onAnswer={onAnswer} />
      )}
      {!final && (
        <button
          type="button"
          data-answers={byOrder || band === 'pre' ? undefined : true}
          className={`press min-h-(--least) self-center rounded-full px-5 font-bold underline decoration-2 underline-offset-4 ${band === 'pre' && !byOrder ? 'sr-only focus:not-sr-only' : ''}`}
          onClick={() => setByOrder(!byOrder)}
        >
          {byOrder ? further.traceByFinger : further.traceByOrder}
        </button>
      )}
    </>
  );
}

type Part = Pick<TemplateProps<'trace'>, 'task' | 'busy' | 'onAnswer'>;

const pathOf = (points: readonly Spot[]) => points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
const rounded = (points: readonly Spot[]): [number, number][] => thinned(points).map(({ x, y }) => [clamp(x), clamp(y)]);
const clamp = (value: number) => Math.round(Math.min(150, Math.max(-50, value)) * 10) / 10;

/** How far the finger has come, told to the other screens of the task. */
const sharedTrace = (live: Live, tries: number): SharedTrace => ({
  mine: live.hand !== 'theirs',
  publish: (progress) => live.publish(tries, progress),
  follow: (hear) =>
    live.follow((of, work) => {
      if (of === tries && work !== null && typeof work === 'object' && 'stroke' in work) hear(work as { stroke: number; at: number });
    }),
});

const orderTold = {
  out: (order: readonly number[]) => ({ order }),
  into: (work: unknown, before: readonly number[]) => (work as { order?: readonly number[] } | null)?.order ?? before,
};

function Drawing({ task, tries, busy, done, onAnswer }: Part & { tries: number; done: boolean }) {
  const further = useTexts('furtherTasks');
  const { live } = useStage();
  const shared = useMemo(() => live && sharedTrace(live, tries), [live, tries]);
  const svg = useRef<SVGSVGElement>(null);
  const trace = useTrace({
    strokes: task.strokes,
    svg,
    disabled: busy || done,
    shared,
    onDone: (drawn) => onAnswer({ template: 'trace', drawn: drawn.map(rounded) }),
  });
  const { stroke, at } = trace;
  const line = trace.lines[stroke];
  const start = line?.[at];
  const ahead = line?.[Math.min(at + 9, line.length - 1)];
  const angle = start && ahead ? (Math.atan2(ahead.y - start.y, ahead.x - start.x) * 180) / Math.PI : 0;
  return (
    <div className="fit-one">
      <svg
        ref={svg}
        viewBox="-6 -6 112 112"
        role="img"
        style={{ width: 'var(--c, min(21rem, 100%, 48dvh))' }}
        aria-label={further.traceFigure(task.glyph)}
        className="aspect-square touch-none self-center rounded-lg bg-card ring-2 ring-line select-none"
        {...trace.handlers}
      >
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          {task.strokes.map((path) => (
            <path key={path} d={path} stroke="var(--color-line)" strokeWidth="15" />
          ))}
          {task.strokes.map((path, index) => (
            <path
              key={path}
              d={path}
              stroke="var(--color-edge)"
              strokeWidth="1.2"
              strokeDasharray="2 4"
              opacity={index === stroke ? 1 : 0.45}
            />
          ))}
          {trace.lines.map((points, index) => {
            const shown = done || index < stroke ? points : index === stroke ? points.slice(0, at + 1) : [];
            // oxlint-disable-next-line react/no-array-index-key -- strokes keep their order
            return shown.length > 1 ? (
              <path key={index} d={pathOf(shown)} stroke={done ? 'var(--color-good)' : 'var(--color-brand)'} strokeWidth="9" />
            ) : null;
          })}
        </g>
        {start && !done && !trace.finished && (
          <g transform={`translate(${start.x} ${start.y})`}>
            <circle r="7.5" fill="var(--color-sun)" stroke="var(--color-on-sun)" strokeWidth="1.2" />
            <path d="M-3 -3L4.4 0L-3 3L-1.4 0Z" fill="var(--color-on-sun)" transform={`rotate(${angle})`} />
          </g>
        )}
      </svg>
    </div>
  );
}

/** A fixed mix, so that the strokes do not lie in their order. */
const mixed = (count: number): number[] =>
  Array.from({ length: count }, (_, at) => at).sort((one, other) => ((one * 7 + 3) % count) - ((other * 7 + 3) % count) || other - one);

function StrokeOrder({ task, tries, busy, final, onAnswer }: Part & Pick<TemplateProps<'trace'>, 'tries' | 'final'>) {
  const t = useTexts('tasks');
  const further = useTexts('furtherTasks');
  const count = task.strokes.length;
  const [order, setOrder] = useTry<readonly number[]>(tries, () => [], orderTold);
  const shown = final?.order ?? order;
  const open = !busy && final === null;
  const choose = (stroke: number) => {
    if (!open || order.includes(stroke)) return;
    play('drop');
    setOrder([...order, stroke]);
    announce(further.strokeChosen(order.length + 1));
  };
  const choices = mixed(count);
  useKeys(
    {
      digit(digit) {
        const stroke = choices[digit - 1];
        if (stroke === undefined) return false;
        choose(stroke);
        return true;
      },
      Backspace: () => (order.length > 0 ? setOrder(order.slice(0, -1)) : false),
    },
    open,
  );
  return (
    <>
      <p className="text-center font-bold">{further.strokeOrder}</p>
      <fieldset className="kid-tray min-w-0 self-center" aria-label={further.strokeOrder}>
        {choices.map((stroke, at) => (
          <button
            key={stroke}
            type="button"
            className="kid-card"
            aria-label={`${further.stroke(at + 1)}${shown.includes(stroke) ? `, ${t.placeNumber(shown.indexOf(stroke) + 1)}` : ''}`}
            aria-disabled={!open || shown.includes(stroke) || undefined}
            data-mark={shown.includes(stroke) ? 'picked' : undefined}
            onClick={() => choose(stroke)}
          >
            <svg viewBox="0 0 100 100" className="size-20" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
              <path d={task.strokes.join(' ')} stroke="var(--color-line)" strokeWidth="6" />
              <path d={task.strokes[stroke]} stroke="var(--color-brand)" strokeWidth="10" />
            </svg>
            {shown.includes(stroke) && (
              <span className="absolute -top-2 -right-2 grid size-8 place-items-center rounded-full bg-brand text-on-brand figures">
                {shown.indexOf(stroke) + 1}
              </span>
            )}
          </button>
        ))}
      </fieldset>
      {!final && <Check ready={order.length === count} busy={busy} onPress={() => onAnswer({ template: 'trace', order: [...order] })} />}
    </>
  );
}

import { useRef } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { Check } from '../../check.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';

/** Put the point on its tick: tap or drag along the line, step by the side buttons or the arrow keys. */
export function NumberLine({ task, tries, busy, final, onAnswer }: TemplateProps<'number-line'>) {
  const t = useTexts('tasks');
  const base = useTexts('player');
  const { min, max, step } = task;
  const count = Math.round((max - min) / step);
  const [own, setOwn] = useTry<number | null>(tries, () => null);
  const value = final?.value ?? own;
  const open = !busy && final === null;
  const svg = useRef<SVGSVGElement>(null);
  const x = (at: number) => 20 + ((at - min) / (max - min)) * 320;
  const put = (next: number) => {
    const within = Math.min(max, Math.max(min, next));
    if (!open || within === own) return;
    play('pick');
    setOwn(within);
  };
  const at = (clientX: number) => {
    const box = svg.current?.getBoundingClientRect();
    if (!box) return min;
    const share = (((clientX - box.left) / box.width) * 360 - 20) / 320;
    return min + Math.round(share * count) * step;
  };
  const stepper = 'kid-card text-[2rem]!';
  return (
    <>
      <div className="flex w-full max-w-2xl flex-col items-center gap-4 self-center">
        <input
          type="range"
          className="peer sr-only"
          min={min}
          max={max}
          step={step}
          value={value ?? min}
          disabled={!open}
          aria-label={t.numberLine}
          aria-valuetext={value === null ? base.empty : t.tick(Math.round((value - min) / step))}
          onChange={(event) => put(Number(event.target.value))}
        />
        <svg
          ref={svg}
          viewBox="0 0 360 120"
          className="w-full touch-none rounded-md select-none peer-focus-visible:outline-3 peer-focus-visible:outline-focus"
          aria-hidden
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            put(at(event.clientX));
          }}
          onPointerMove={(event) => event.buttons > 0 && put(at(event.clientX))}
        >
          <rect x="0" y="0" width="360" height="120" fill="transparent" />
          <line x1="8" y1="70" x2="352" y2="70" stroke="var(--color-ink)" strokeWidth="3.5" strokeLinecap="round" />
          {Array.from({ length: count + 1 }, (_, index) => {
            const tick = min + index * step;
            const labelled = task.labelled.includes(tick);
            return (
              <g key={tick}>
                <line
                  x1={x(tick)}
                  y1={labelled ? 58 : 62}
                  x2={x(tick)}
                  y2={labelled ? 82 : 78}
                  stroke="var(--color-ink)"
                  strokeWidth="2.5"
                />
                {labelled && (
                  <text x={x(tick)} y="102" fontSize="18" fontWeight="800" textAnchor="middle" fill="var(--color-ink)">
                    {String(tick).replace('-', '−')}
                  </text>
                )}
              </g>
            );
          })}
          {value !== null && (
            <g>
              <path
                d={`M${x(value)} 66l-14 -24a16 16 0 1 1 28 0Z`}
                fill={final ? 'var(--color-good)' : 'var(--color-brand)'}
                stroke="var(--color-card)"
                strokeWidth="2"
              />
              <circle
                cx={x(value)}
                cy="70"
                r="6"
                fill={final ? 'var(--color-good)' : 'var(--color-brand)'}
                stroke="var(--color-card)"
                strokeWidth="2"
              />
            </g>
          )}
        </svg>
        {!final && (
          <div className="flex gap-6">
            <button type="button" aria-label={t.stepLeft} className={stepper} onClick={() => put(own === null ? min : own - step)}>
              <span aria-hidden>←</span>
            </button>
            <button type="button" aria-label={t.stepRight} className={stepper} onClick={() => put(own === null ? min : own + step)}>
              <span aria-hidden>→</span>
            </button>
          </div>
        )}
      </div>
      {!final && (
        <Check ready={own !== null} busy={busy} onPress={() => own !== null && onAnswer({ template: 'number-line', value: own })} />
      )}
    </>
  );
}

import { Icon, Star } from './icon.tsx';
import { percent, type ProgressProps, Told } from './progress-bar.tsx';
import { useSurroundings } from './surroundings.tsx';

/** How far it has come, as a ring with the number inside. */
export function ProgressRing({ label, value, max, text, size = 72 }: ProgressProps & { size?: number }) {
  return (
    <div className="relative inline-grid shrink-0 place-items-center" style={{ width: size, height: size }}>
      <Told label={label} value={value} max={max} text={text} />
      <svg viewBox="0 0 36 36" aria-hidden className="absolute inset-0 size-full -rotate-90">
        <circle cx={18} cy={18} r={15.5} fill="none" strokeWidth={4} className="stroke-line" />
        <circle
          cx={18}
          cy={18}
          r={15.5}
          fill="none"
          strokeWidth={4}
          strokeLinecap="round"
          pathLength={100}
          strokeDasharray={`${percent(value, max)} 100`}
          className="stroke-brand"
        />
      </svg>
      <span aria-hidden className="figures text-sm font-extrabold">
        {text}
      </span>
    </div>
  );
}

/** Stars that were earned, of those there are. */
export function Stars({ got, of, size = 28 }: { got: number; of: number; size?: number }) {
  const { words } = useSurroundings();
  return (
    <span className="inline-flex gap-1">
      <span className="sr-only">{words.stars(got, of)}</span>
      {Array.from({ length: of }, (_, index) => (
        <Icon key={index} of={Star} size={size} className={index < got ? 'fill-sun text-sun-deep' : 'text-edge'} />
      ))}
    </span>
  );
}

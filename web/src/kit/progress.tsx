import { Icon, Star } from './icon.tsx';
import { useSurroundings } from './surroundings.tsx';

interface ProgressProps {
  /** Says what grows. */
  label: string;
  value: number;
  max: number;
  /** The numbers in words: «пройдено 8 из 12». */
  text: string;
}

/** How far it has come, as a bar. */
export function ProgressBar({ label, value, max, text }: ProgressProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex justify-between gap-4" aria-hidden>
        <span className="font-bold">{label}</span>
        <span className="figures text-mute">{text}</span>
      </div>
      <Told label={label} value={value} max={max} text={text} />
      <div aria-hidden className="h-3.5 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-brand transition-[width] duration-250" style={{ width: `${percent(value, max)}%` }} />
      </div>
    </div>
  );
}

/** The same as a ring, with the number inside. */
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

/** What a screen reader is told; the drawing beside it is for eyes. */
const Told = ({ label, value, max, text }: ProgressProps) => (
  <progress className="sr-only" aria-label={label} aria-valuetext={text} value={Math.min(value, max)} max={max} />
);

const percent = (value: number, max: number): number => (max > 0 ? Math.min(1, value / max) * 100 : 0);

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

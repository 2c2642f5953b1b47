export interface ProgressProps {
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
        <span className="figures shrink-0 text-mute">{text}</span>
      </div>
      <Told label={label} value={value} max={max} text={text} />
      <div aria-hidden className="h-3.5 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-brand transition-[width] duration-250" style={{ width: `${percent(value, max)}%` }} />
      </div>
    </div>
  );
}

/** What a screen reader is told; the drawing beside it is for eyes. */
export const Told = ({ label, value, max, text }: ProgressProps) => (
  <progress className="sr-only" aria-label={label} aria-valuetext={text} value={Math.min(value, max)} max={max} />
);

export const percent = (value: number, max: number): number => (max > 0 ? Math.min(1, value / max) * 100 : 0);

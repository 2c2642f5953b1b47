import { useTexts } from '#i18n/texts.ts';

interface DayBarsProps {
  title: string;
  /** One a day, the earliest first. */
  points: readonly { name: string; value: number }[];
  text(value: number): string;
}

const high = 64;

/** Bars over days. In words: how much in all and on which day the most; every number stands in the table below. */
export function DayBars({ title, points, text }: DayBarsProps) {
  const t = useTexts('managerReport');
  const total = points.reduce((sum, { value }) => sum + value, 0);
  const most = points.reduce((top, point) => (point.value > top.value ? point : top), { name: '', value: 0 });
  const label = total === 0 ? t.empty(title) : t.chart(title, text(total), text(most.value), most.name);
  const wide = Math.max(points.length, 7);
  return (
    <figure className="flex min-w-0 flex-col gap-2 rounded-md border border-line bg-card p-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3 font-bold">
        {title}
        <span className="text-xl figures">{text(total)}</span>
      </figcaption>
      <svg viewBox={`0 0 ${wide} ${high}`} preserveAspectRatio="none" className="h-16 w-full text-brand" role="img" aria-label={label}>
        <path d={`M0 ${high - 0.5}H${wide}`} stroke="var(--color-line)" vectorEffect="non-scaling-stroke" />
        {points.map(({ name, value }, at) => {
          const tall = most.value === 0 ? 0 : (value / most.value) * (high - 4);
          return (
            <rect key={name} x={at + 0.15} width={0.7} y={high - tall} height={tall} fill="currentColor">
              <title>{t.dayOf(name, text(value))}</title>
            </rect>
          );
        })}
      </svg>
      <span aria-hidden className="flex justify-between text-sm text-mute">
        <span>{points[0]?.name}</span>
        {points.length > 1 && <span>{points.at(-1)?.name}</span>}
      </span>
    </figure>
  );
}

import { useTexts } from '#i18n/texts.ts';

interface WeekLineProps {
  title: string;
  /** Weeks by their Monday, oldest first. */
  points: readonly { week: string; value: number }[];
  /** The value at the upper edge; the lower one is 0. */
  most: number;
  goal?: number;
  text(value: number): string;
  nameOf(week: string): string;
}

const [wide, high] = [320, 130];
const edge = { left: 30, right: 14, top: 12, bottom: 24 };
const day = 86_400_000;

/** A line over weeks. In words: from what to what it came; the numbers stand in the table below. */
export function WeekLine({ title, points, most, goal, text, nameOf }: WeekLineProps) {
  const t = useTexts('brain');
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const from = Date.parse(first.week);
  const weeks = Math.max(1, (Date.parse(last.week) - from) / (7 * day));
  const x = (week: string) =>
    points.length === 1 ? wide / 2 : edge.left + ((Date.parse(week) - from) / (7 * day) / weeks) * (wide - edge.left - edge.right);
  const y = (value: number) => high - edge.bottom - (value / most) * (high - edge.top - edge.bottom);
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 flex flex-wrap justify-between gap-2 font-bold">
        {title}
        <span className="font-normal text-mute figures">{t.lineFrom(text(first.value), text(last.value))}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${wide} ${high}`}
        className="w-full"
        role="img"
        aria-label={`${title}: ${t.lineFrom(text(first.value), text(last.value))}`}
      >
        <path d={`M${edge.left} ${y(0)}H${wide - edge.right}M${edge.left} ${y(most)}H${wide - edge.right}`} stroke="var(--color-line)" />
        {goal !== undefined && (
          <>
            <path d={`M${edge.left} ${y(goal)}H${wide - edge.right}`} stroke="var(--color-edge)" strokeDasharray="4 4" />
            <text x={wide - edge.right} y={y(goal) - 3} fontSize="10" textAnchor="end" fill="var(--color-mute)">
              {t.goal(goal)}
            </text>
          </>
        )}
        <text x={edge.left - 5} y={y(most) + 4} fontSize="10" textAnchor="end" fill="var(--color-mute)">
          {text(most)}
        </text>
        <text x={edge.left - 5} y={y(0) + 3} fontSize="10" textAnchor="end" fill="var(--color-mute)">
          0
        </text>
        <polyline
          points={points.map(({ week, value }) => `${x(week)},${y(value)}`).join(' ')}
          fill="none"
          stroke="var(--color-brand)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        {points.map(({ week, value }) => (
          <circle key={week} cx={x(week)} cy={y(value)} r="4" fill="var(--color-brand)" />
        ))}
        <text
          x={points.length === 1 ? wide / 2 : edge.left}
          y={high - 6}
          fontSize="10"
          textAnchor={points.length === 1 ? 'middle' : 'start'}
          fill="var(--color-mute)"
        >
          {nameOf(first.week)}
        </text>
        {points.length > 1 && (
          <text x={wide - edge.right} y={high - 6} fontSize="10" textAnchor="end" fill="var(--color-mute)">
            {nameOf(last.week)}
          </text>
        )}
      </svg>
    </figure>
  );
}

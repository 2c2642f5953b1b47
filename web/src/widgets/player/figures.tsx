import type { Picture, shapeColors } from '@school/contract/playbooks/pictures';

/** Figures that the page draws itself: shapes, pieces of squares, parts of a whole, a clock. */

type ShapeOf = Extract<Picture, { kind: 'shape' }>;
type FractionOf = Extract<Picture, { kind: 'fraction' }>;

export const colors: Record<(typeof shapeColors)[number], string> = {
  red: '#e5484d',
  blue: '#3b82f6',
  green: '#22a559',
  yellow: '#f5b50a',
  purple: '#8b5cf6',
};
const scales = { s: 0.5, m: 0.75, l: 1 };

const paths: Record<ShapeOf['shape'], string> = {
  circle: 'M50 6A44 44 0 1 1 50 94A44 44 0 1 1 50 6Z',
  square: 'M12 12H88V88H12Z',
  triangle: 'M50 8L94 88H6Z',
  rect: 'M5 26H95V74H5Z',
  oval: 'M50 22C78 22 95 34 95 50S78 78 50 78S5 66 5 50S22 22 50 22Z',
  rhombus: 'M50 5L86 50L50 95L14 50Z',
  pentagon: 'M50 6L95 39L78 92H22L5 39Z',
  hexagon: 'M27 10H73L96 50L73 90H27L4 50Z',
  trapezoid: 'M28 22H72L95 78H5Z',
  star: 'M50 5L62 37L96 38L69 59L79 92L50 72L21 92L31 59L4 38L38 37Z',
};

/** A flat shape; its edge is drawn, so that it is seen on any ground. */
export function Shape({ shape, color = 'blue', size = 'l', fill = 'solid', turn = 0 }: ShapeOf) {
  const scale = scales[size];
  return (
    <svg viewBox="0 0 100 100" className="size-full" aria-hidden>
      <path
        d={paths[shape]}
        transform={`translate(50 50) rotate(${turn}) scale(${scale}) translate(-50 -50)`}
        fill={fill === 'solid' ? colors[color] : 'none'}
        stroke={fill === 'solid' ? 'var(--color-ink)' : colors[color]}
        strokeOpacity={fill === 'solid' ? 0.35 : 1}
        strokeWidth={fill === 'solid' ? 3 : 8}
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A piece made of equal squares. */
export function Piece({ cells }: { cells: readonly (readonly [number, number])[] }) {
  const rows = Math.max(...cells.map(([row]) => row)) + 1;
  const columns = Math.max(...cells.map(([, column]) => column)) + 1;
  const side = Math.max(rows, columns, 3);
  const [left, top] = [(side - columns) / 2, (side - rows) / 2];
  return (
    <svg viewBox={`-0.1 -0.1 ${side + 0.2} ${side + 0.2}`} className="size-full" aria-hidden>
      {cells.map(([row, column]) => (
        <rect
          key={`${row} ${column}`}
          x={left + column}
          y={top + row}
          width="1"
          height="1"
          fill="var(--color-brand)"
          stroke="var(--color-card)"
          strokeWidth=".08"
        />
      ))}
    </svg>
  );
}

/** A whole in equal parts, some of them filled. */
export function FractionFigure({ shape, parts, filled }: FractionOf) {
  return (
    <svg viewBox="-2 -2 104 104" className="size-full" aria-hidden stroke="var(--color-ink)" strokeWidth="2.5">
      {Array.from({ length: parts }, (_, at) => (
        <path key={at} d={partOf(shape, parts, at)} fill={at < filled ? 'var(--color-brand)' : 'var(--color-card)'} />
      ))}
    </svg>
  );
}

function partOf(shape: FractionOf['shape'], parts: number, at: number): string {
  if (shape === 'circle') {
    if (parts === 1) return 'M50 0A50 50 0 1 1 49.9 0Z';
    const edge = (share: number) => `${50 + 50 * Math.sin(share * 2 * Math.PI)} ${50 - 50 * Math.cos(share * 2 * Math.PI)}`;
    return `M50 50L${edge(at / parts)}A50 50 0 0 1 ${edge((at + 1) / parts)}Z`;
  }
  const [top, height] = shape === 'bar' ? [32, 36] : [0, 100];
  if (shape === 'square' && parts === 4) return `M${(at % 2) * 50} ${Math.floor(at / 2) * 50}h50v50h-50Z`;
  return `M${(at * 100) / parts} ${top}h${100 / parts}v${height}h-${100 / parts}Z`;
}

/** A clock with twelve numbers. */
export function ClockFace({ hours, minutes, big = false }: { hours: number; minutes: number; big?: boolean }) {
  const turn = (degrees: number) => `rotate(${degrees} 50 50)`;
  return (
    <svg viewBox="0 0 100 100" className="size-full" aria-hidden>
      <circle cx="50" cy="50" r="48" fill="var(--color-card)" stroke="var(--color-ink)" strokeWidth="3" />
      {Array.from({ length: big ? 60 : 12 }, (_, at) => {
        const five = !big || at % 5 === 0;
        return (
          <line
            key={at}
            x1="50"
            y1="4"
            x2="50"
            y2={five ? 9 : 6}
            stroke="var(--color-ink)"
            strokeWidth={five ? 2 : 0.8}
            transform={turn(at * (big ? 6 : 30))}
          />
        );
      })}
      {Array.from({ length: 12 }, (_, at) => {
        const angle = ((at + 1) * Math.PI) / 6;
        return (
          <text
            key={at}
            x={50 + 35 * Math.sin(angle)}
            y={50 - 35 * Math.cos(angle)}
            fontSize="10"
            fontWeight="700"
            textAnchor="middle"
            dominantBaseline="central"
            fill="var(--color-ink)"
          >
            {at + 1}
          </text>
        );
      })}
      <line
        x1="50"
        y1="54"
        x2="50"
        y2="28"
        stroke="var(--color-brand)"
        strokeWidth="6"
        strokeLinecap="round"
        transform={turn(((hours % 12) + minutes / 60) * 30)}
      />
      <line
        x1="50"
        y1="56"
        x2="50"
        y2="14"
        stroke="var(--color-ink)"
        strokeWidth="3.5"
        strokeLinecap="round"
        transform={turn(minutes * 6)}
      />
      <circle cx="50" cy="50" r="4" fill="var(--color-ink)" />
    </svg>
  );
}

/** A coin with its value. */
export const Coin = ({ value }: { value: number }) => (
  <svg viewBox="0 0 100 100" className="size-full" aria-hidden>
    <circle cx="50" cy="50" r="46" fill="#f2c14e" stroke="#9a6b12" strokeWidth="4" />
    <circle cx="50" cy="50" r="37" fill="none" stroke="#9a6b12" strokeWidth="2" strokeDasharray="3 4" />
    <text x="50" y="52" fontSize={value > 99 ? 30 : 40} fontWeight="800" textAnchor="middle" dominantBaseline="central" fill="#3b2a06">
      {value}
    </text>
  </svg>
);

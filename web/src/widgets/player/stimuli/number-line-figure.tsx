/** A number line with a question mark at one tick. */
export function NumberLineFigure({ min, max, step, hidden }: { min: number; max: number; step: number; hidden: number }) {
  const ticks = Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, at) => min + at * step);
  const x = (value: number) => 16 + ((value - min) / (max - min)) * 288;
  const every = Math.ceil(ticks.length / 11);
  return (
    <svg
      viewBox="0 0 320 84"
      className="w-full max-w-lg"
      role="img"
      aria-label={ticks.map((tick) => (tick === hidden ? '?' : tick)).join(', ')}
    >
      <line x1="8" y1="46" x2="312" y2="46" stroke="var(--color-ink)" strokeWidth="3" strokeLinecap="round" />
      {ticks.map((tick, at) => (
        <g key={tick}>
          <line x1={x(tick)} y1="38" x2={x(tick)} y2="54" stroke="var(--color-ink)" strokeWidth="2.5" />
          {tick === hidden ? (
            <>
              <circle cx={x(tick)} cy="18" r="14" fill="var(--color-brand)" />
              <text
                x={x(tick)}
                y="19"
                fontSize="18"
                fontWeight="800"
                textAnchor="middle"
                dominantBaseline="central"
                fill="var(--color-on-brand)"
              >
                ?
              </text>
            </>
          ) : (
            (at % every === 0 || tick === max) && (
              <text x={x(tick)} y="72" fontSize="15" fontWeight="700" textAnchor="middle" fill="var(--color-ink)">
                {String(tick).replace('-', '−')}
              </text>
            )
          )}
        </g>
      ))}
    </svg>
  );
}

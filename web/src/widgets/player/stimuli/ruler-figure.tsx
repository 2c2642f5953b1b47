/** A thing lying on a ruler from `from` to `to`, in centimetres. */
export function RulerFigure({ length, from, to }: { length: number; from: number; to: number }) {
  const x = (centimetre: number) => 12 + (centimetre / length) * 296;
  return (
    <svg viewBox="0 0 320 96" className="w-full max-w-lg" role="img" aria-label={`${from} – ${to}`}>
      <rect x={x(from)} y="6" width={x(to) - x(from)} height="22" rx="8" fill="var(--color-brand)" />
      <path d={`M${x(to) - 12} 6h4a8 8 0 0 1 8 8v6a8 8 0 0 1-8 8h-4Z`} fill="var(--color-ink)" opacity=".35" />
      <rect x="2" y="34" width="316" height="54" rx="6" fill="#f7d77e" stroke="#9a6b12" strokeWidth="2" />
      {Array.from({ length: length * 2 + 1 }, (_, at) => (
        <line key={at} x1={x(at / 2)} y1="34" x2={x(at / 2)} y2={at % 2 === 0 ? 54 : 46} stroke="#3b2a06" strokeWidth="2" />
      ))}
      {Array.from({ length: length + 1 }, (_, at) => (
        <text key={at} x={x(at)} y="74" fontSize="15" fontWeight="700" textAnchor="middle" fill="#3b2a06">
          {at}
        </text>
      ))}
    </svg>
  );
}

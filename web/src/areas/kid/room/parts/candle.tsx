import { useTexts } from '#i18n/texts.ts';

/** The one clock of those who cannot read a number: a candle that burns down. `part` is what is left, 0 to 1. */
export function Candle({ part, minutes }: { part: number; minutes: number }) {
  const t = useTexts('kidRoom');
  const top = 84 - 52 * part;
  return (
    <svg height="84" viewBox="4 6 52 90" role="img" aria-label={t.leftSpoken(minutes)} className="shrink-0">
      <path d="M18 32h24v52H18z" fill="white" opacity=".16" />
      <ellipse cx="30" cy="88" rx="24" ry="7" fill="var(--wood)" />
      <ellipse cx="30" cy="85" rx="19" ry="4.5" fill="var(--wood-deep)" />
      <rect x="18" y={top} width="24" height={52 * part} rx="4" fill="var(--cloth)" />
      <path d={`M30 ${top}v-6`} stroke="var(--color-ink)" strokeWidth="3" strokeLinecap="round" />
      <g className="room-flame" style={{ transformBox: 'fill-box', transformOrigin: '50% 100%' }}>
        <circle cx="30" cy={top - 15} r="15" fill="var(--color-sun)" opacity=".4" />
        <path d={`M30 ${top - 30}q11 14 0 26-11-12 0-26z`} fill="var(--color-sun-deep)" />
        <path d={`M30 ${top - 20}q6 8 0 15-6-7 0-15z`} fill="white" />
      </g>
    </svg>
  );
}

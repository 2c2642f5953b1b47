interface LanternProps {
  isLit: boolean;
  /** The one to be lit next: warm, though it does not burn yet. */
  isNow?: boolean;
}

/** A lantern on the way: lit is done. */
export const Lantern = ({ isLit, isNow = false }: LanternProps) => (
  <svg className="lantern" data-lit={isLit || undefined} viewBox="0 0 100 132" aria-hidden>
    <circle className="l-light l-halo" cx="50" cy="62" r="56" fill="#ffdf70" opacity=".42" />
    <path d="M50 4v12" stroke="#4b3327" strokeWidth="6" strokeLinecap="round" />
    <path d="M38 12c4-12 20-12 24 0" fill="none" stroke="#4b3327" strokeWidth="5" strokeLinecap="round" />
    <path d="M22 36 34 18h32l12 18z" fill="#6b4630" />
    <path d="M18 36h64v8H18z" fill="#4b3327" />
    <path d="M24 44h52l-5 50H29z" fill={isNow ? '#fff2c4' : '#cfd8e6'} opacity=".92" />
    <path className="l-light" d="M24 44h52l-5 50H29z" fill="#ffe48a" />
    <g className="l-light">
      <path d="M50 52c12 12 15 20 15 27 0 9-7 14-15 14s-15-5-15-14c0-7 3-15 15-27z" fill="#ff9a2e" />
      <path d="M50 66c6 7 8 11 8 16 0 6-4 9-8 9s-8-3-8-9c0-5 2-9 8-16z" fill="#fff3b0" />
    </g>
    <path d="M42 44l-2 50M58 44l2 50" stroke="#4b3327" strokeWidth="3" opacity=".55" />
    <path d="M22 94h56v9H22z" fill="#4b3327" />
    <path d="M30 103h40l-6 12H36z" fill="#6b4630" />{' '}
  </svg>
);

import { Check, Icon } from '#kit/icon.tsx';

/** It works. What does not work yet has no sign: a cross would frighten. */
export const Tick = () => (
  <b className="wait-tick" aria-hidden>
    <Icon of={Check} size={26} />
  </b>
);

const heights = [0.5, 0.8, 1, 0.7, 0.9];

/** Bars that move with the voice. */
export const VoiceBars = ({ level }: { level: number }) => (
  <span className="wait-bars" aria-hidden>
    {heights.map((height, at) => (
      <i key={at} style={{ scale: `1 ${Math.min(1, 0.15 + level * height * 2)}` }} />
    ))}
  </span>
);

import { useWorn } from './chip-wear.ts';

/** What Chip is doing; each has its occasion (docs/design/world.md). */
export type ChipState = 'idle' | 'speak' | 'think' | 'cheer' | 'sleep' | 'listen' | 'point';

function Head() {
  const worn = useWorn();
  return (
    <g className="c-head">
      <g className="c-earl">
        <path d="M46 76C32 50 31 22 39 9c17 6 41 24 51 42z" fill="#f58a3c" />
        <path d="M39 9c-5 9-7 22-4 38l20-24C49 16 44 12 39 9z" fill="#5a2e1b" />
        <path d="M52 64c-6-12-7-22-5-30 8 4 17 12 23 20z" fill="#ffcf9e" />
      </g>
      <g className="c-earr">
        <path d="M162 76c14-26 15-54 7-67-17 6-41 24-51 42z" fill="#f58a3c" />
        <path d="M169 9c5 9 7 22 4 38l-20-24c6-7 11-11 16-14z" fill="#5a2e1b" />
        <path d="M156 64c6-12 7-22 5-30-8 4-17 12-23 20z" fill="#ffcf9e" />
      </g>
      <path d="M104 34c36 0 62 22 65 52 1 9 12 18 21 23-14 28-48 41-86 41S32 137 18 109c9-5 20-14 21-23 3-30 29-52 65-52z" fill="#f58a3c" />
      <path d="M18 109c16-9 44-14 62-2 12 8 17 15 24 15s12-7 24-15c18-12 46-7 62 2-14 28-48 41-86 41S32 137 18 109z" fill="#fff3df" />
      <path d="M92 38c3 10 8 18 12 24 4-6 9-14 12-24-8-2-16-2-24 0z" fill="#e8732c" />
      <ellipse cx="52" cy="116" rx="11" ry="7" fill="#ff9d8a" opacity=".65" />
      <ellipse cx="156" cy="116" rx="11" ry="7" fill="#ff9d8a" opacity=".65" />
      <g className="c-eyes">
        <ellipse cx="73" cy="91" rx="10.5" ry="13" fill="#2b1a16" />
        <ellipse cx="135" cy="91" rx="10.5" ry="13" fill="#2b1a16" />
        <g className="c-pupil">
          <circle cx="77" cy="86" r="4.2" fill="#fff" />
          <circle cx="139" cy="86" r="4.2" fill="#fff" />
          <circle cx="70" cy="97" r="2" fill="#fff" />
          <circle cx="132" cy="97" r="2" fill="#fff" />
        </g>
      </g>
      <g className="c-shut" fill="none" stroke="#2b1a16" strokeWidth="4.5" strokeLinecap="round">
        <path d="M62 92c6 7 16 7 22 0M124 92c6 7 16 7 22 0" />
      </g>
      <g className="c-joy" fill="none" stroke="#2b1a16" strokeWidth="5" strokeLinecap="round">
        <path d="M62 94c5-11 17-11 22 0M124 94c5-11 17-11 22 0" />
      </g>
      <path d="M94 113c0-6 20-6 20 0 0 5-6 10-10 10s-10-5-10-10z" fill="#2b1a16" />
      <g className="c-smile">
        <path d="M90 128c6 7 11 6 14 1 3 5 8 6 14-1" fill="none" stroke="#2b1a16" strokeWidth="3.6" strokeLinecap="round" />
      </g>
      <g className="c-open">
        <path d="M91 127c8 3 18 3 26 0 0 12-5 19-13 19s-13-7-13-19z" fill="#7a2b2b" />
        <path d="M97 140c4-4 10-4 14 0-2 4-4 6-7 6s-5-2-7-6z" fill="#ff8d86" />
      </g>
      {worn}
    </g>
  );
}

/** His face alone: where he is on a path of steps. */
export const ChipFace = () => (
  <svg className="chip" viewBox="10 4 188 150" aria-hidden>
    <Head />
  </svg>
);

/** Chip himself: one drawing whose parts move, by `state`. He says nothing to a screen reader: his words stand in a bubble beside him. */
export const Chip = ({ state }: { state: ChipState }) => (
  <svg className="chip" data-state={state} viewBox="0 0 220 230" aria-hidden>
    <ellipse cx="104" cy="219" rx="66" ry="8" fill="#000" opacity=".13" />
    <g className="c-all">
      <g className="c-tail">
        <path d="M138 206c44 6 74-22 68-62-3-20-18-31-26-24-6 6 2 14 0 28-3 20-24 34-52 36z" fill="#e8732c" />
        <path d="M206 144c-3-20-18-31-26-24-5 5 0 10 0 20 9 8 19 9 26 4z" fill="#fff3df" />
      </g>
      <path d="M70 140c-18 20-26 50-18 68 2 6 8 9 16 9h72c8 0 14-3 16-9 8-18 0-48-18-68z" fill="#f58a3c" />
      <path d="M104 150c-20 6-30 26-30 44 0 14 12 22 30 22s30-8 30-22c0-18-10-38-30-44z" fill="#fff3df" />
      <ellipse cx="80" cy="214" rx="17" ry="8" fill="#5a2e1b" />
      <ellipse cx="128" cy="214" rx="17" ry="8" fill="#5a2e1b" />
      <g className="c-arm c-arml">
        <path d="M72 152c-16 6-26 22-26 36 0 8 6 12 12 10 10-4 18-16 22-34z" fill="#e8732c" />
        <circle cx="55" cy="190" r="10" fill="#5a2e1b" />
      </g>
      <g className="c-arm c-armr">
        <path d="M136 152c16 6 26 22 26 36 0 8-6 12-12 10-10-4-18-16-22-34z" fill="#e8732c" />
        <circle cx="153" cy="190" r="10" fill="#5a2e1b" />
      </g>
      <Head />
      <path d="M62 148c26 12 58 12 84 0 5 6 4 14-2 18-26 10-54 10-80 0-6-4-7-12-2-18z" className="c-scarf" />
      <path d="M84 164c-4 12-3 24 3 34 8-4 15-9 19-18l4-13c-9 0-18-1-26-3z" className="c-scarf-end" />
      <circle cx="92" cy="182" r="5" fill="#ffd34d" />
      <g className="c-think" fill="#fff">
        <circle cx="184" cy="64" r="5" />
        <circle cx="194" cy="46" r="8" />
        <circle cx="206" cy="20" r="14" />
      </g>
      <g className="c-zzz" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M178 46h14l-14 14h14" />
        <path d="M194 14h20l-20 20h20" />
      </g>
    </g>{' '}
  </svg>
);

import { type grounds, lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { ReactNode } from 'react';

export type Ground = (typeof grounds)[number];
const { width, height } = lessonRoomLimits.board;

const times = <T,>(n: number, make: (at: number) => T): T[] => Array.from({ length: n }, (_, at) => make(at));
const Line = ({ from, to }: { from: readonly [number, number]; to: readonly [number, number] }) => (
  <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
);
const Figure = ({ x, y, size, children }: { x: number; y: number; size: number; children: ReactNode }) => (
  <text x={x} y={y} fontSize={size} textAnchor="middle" dominantBaseline="central" fill="#6d6880" stroke="none">
    {children}
  </text>
);

/** Where something stands on a circle, from the top on, as a share of a turn. */
const around = (cx: number, cy: number, r: number, share: number): [number, number] => [
  cx + r * Math.sin(share * 2 * Math.PI),
  cy - r * Math.cos(share * 2 * Math.PI),
];

const squares = (step: number) => (
  <>
    {times(width / step - 1, (at) => (
      <Line key={`v${at}`} from={[(at + 1) * step, 0]} to={[(at + 1) * step, height]} />
    ))}
    {times(height / step - 1, (at) => (
      <Line key={`h${at}`} from={[0, (at + 1) * step]} to={[width, (at + 1) * step]} />
    ))}
  </>
);

/** Two rows of five: ten is seen, not counted. */
const tensFrame = (left: number) =>
  times(10, (at) => <rect key={at} x={left + (at % 5) * 82} y={210 + Math.floor(at / 5) * 82} width="74" height="74" rx="12" />);

const boxes = (n: number, side: number, y: number) =>
  times(n, (at) => <rect key={at} x={width / 2 + (at - n / 2) * (side + 30) + 15} y={y} width={side} height={side} rx="20" />);

const face = (cx: number, cy: number, mouth: string, brow = '') => (
  <g transform={`translate(${cx} ${cy})`}>
    <circle r="100" />
    <circle cx="-35" cy="-22" r="9" fill="#b3acc9" />
    <circle cx="35" cy="-22" r="9" fill="#b3acc9" />
    <path d={`${mouth}${brow}`} strokeLinecap="round" />
  </g>
);

const coin = (at: number, value: number) => (
  <g key={value}>
    <circle cx={140 + at * 180} cy="170" r={54 + at * 7} />
    <circle cx={140 + at * 180} cy="170" r={44 + at * 7} />
    <Figure x={140 + at * 180} y={170} size={44}>
      {value}
    </Figure>
  </g>
);

/** A circle cut into equal parts. */
const parts = (n: number, cx: number, cy: number) => (
  <g key={n}>
    <circle cx={cx} cy={cy} r="125" />
    {n > 1 && times(n, (at) => <Line key={at} from={[cx, cy]} to={around(cx, cy, 125, at / n)} />)}
  </g>
);

const drawn: Record<Ground, ReactNode> = {
  plain: null,
  squared: squares(50),
  lined: times(8, (at) => <Line key={at} from={[40, (at + 1) * 84]} to={[width - 40, (at + 1) * 84]} />),
  tens: (
    <>
      {tensFrame(70)}
      {tensFrame(522)}
    </>
  ),
  line: (
    <>
      <Line from={[40, 375]} to={[960, 375]} />
      {times(21, (at) => (
        <g key={at}>
          <Line from={[60 + at * 44, at % 5 ? 362 : 350]} to={[60 + at * 44, at % 5 ? 388 : 400]} />
          <Figure x={60 + at * 44} y={425} size={24}>
            {at}
          </Figure>
        </g>
      ))}
    </>
  ),
  hundred: times(100, (at) => (
    <g key={at}>
      <rect x={150 + (at % 10) * 70} y={25 + Math.floor(at / 10) * 70} width="70" height="70" />
      <Figure x={185 + (at % 10) * 70} y={60 + Math.floor(at / 10) * 70} size={28}>
        {at + 1}
      </Figure>
    </g>
  )),
  clock: (
    <>
      <circle cx="500" cy="375" r="330" />
      {times(60, (at) => (
        <Line key={at} from={around(500, 375, 330, at / 60)} to={around(500, 375, at % 5 ? 318 : 302, at / 60)} />
      ))}
      {times(12, (at) => {
        const [x, y] = around(500, 375, 265, (at + 1) / 12);
        return (
          <Figure key={at} x={x} y={y} size={48}>
            {at + 1}
          </Figure>
        );
      })}
      <circle cx="500" cy="375" r="8" fill="#b3acc9" />
    </>
  ),
  coins: [1, 2, 5, 10, 20].map((value, at) => coin(at, value)),
  fractions: [1, 2, 3, 4, 6, 8].map((n, at) => parts(n, 190 + (at % 3) * 310, 200 + Math.floor(at / 3) * 340)),
  syllables: (
    <>
      {boxes(3, 220, 130)}
      {boxes(3, 220, 420)}
    </>
  ),
  letters: times(3, (at) => (
    <g key={at}>
      <Line from={[40, 80 + at * 220]} to={[960, 80 + at * 220]} />
      <g strokeDasharray="14 14">
        <Line from={[40, 150 + at * 220]} to={[960, 150 + at * 220]} />
      </g>
      <Line from={[40, 220 + at * 220]} to={[960, 220 + at * 220]} />
    </g>
  )),
  sounds: (
    <>
      {boxes(5, 140, 300)}
      {times(5, (at) => (
        <circle key={at} cx={width / 2 + (at - 2) * 170} cy="220" r="22" />
      ))}
    </>
  ),
  feelings: (
    <>
      {face(210, 220, 'M-45 25Q0 75 45 25')}
      {face(500, 220, 'M-40 40H40')}
      {face(790, 220, 'M-45 55Q0 10 45 55')}
      {face(210, 530, 'M-35 45H35', 'M-60-60L-20-45M60-60L20-45')}
      {face(500, 530, 'M-20 40a20 24 0 1 0 40 0a20 24 0 1 0-40 0')}
      {face(790, 530, 'M-40 45q13-20 26 0t26 0t26 0', 'M-60-45L-20-60M60-45L20-60')}
    </>
  ),
  map: (
    <>
      <path d="M120 420Q90 250 240 190T480 130T760 180T900 380T780 600T500 640T250 620T120 420Z" />
      <path d="M520 300l70-110 70 110zM620 300l50-80 60 80z" />
      <path d="M230 330q60 60 20 130t60 160" strokeDasharray="18 16" />
      <ellipse cx="690" cy="470" rx="90" ry="50" />
      <path d="M330 270v-40m0 0l-30-20m30 20l30-20M400 290v-40m0 0l-30-20m30 20l30-20" />
    </>
  ),
  stage: (
    <>
      <path d="M40 40H960V110Q900 150 845 110Q790 150 730 110Q670 150 615 110Q560 150 500 110Q440 150 385 110Q330 150 270 110Q210 150 155 110Q100 150 40 110Z" />
      <path d="M60 125Q180 380 60 640M110 135Q240 330 140 640M940 125Q820 380 940 640M890 135Q760 330 860 640" />
      <path d="M30 640H970L930 720H70Z" />
    </>
  ),
  calendar: (
    <>
      <rect x="80" y="60" width="840" height="640" rx="24" />
      <Line from={[80, 160]} to={[920, 160]} />
      {times(6, (at) => (
        <Line key={`v${at}`} from={[80 + (at + 1) * 120, 160]} to={[80 + (at + 1) * 120, 700]} />
      ))}
      {times(5, (at) => (
        <Line key={`h${at}`} from={[80, 160 + (at + 1) * 90]} to={[920, 160 + (at + 1) * 90]} />
      ))}
      <path d="M250 30v60M750 30v60" strokeLinecap="round" />
    </>
  ),
};

/** What a page of the board is laid out with: drawn lines and numbers, no words, so it is the same in every language. */
export const GroundPicture = ({ ground, className = '' }: { ground: Ground; className?: string }) => (
  <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className={className} fill="none" stroke="#c9c2dc" strokeWidth="3">
    {drawn[ground]}
  </svg>
);

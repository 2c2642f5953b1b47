import { ownPicture } from '#widgets/player/own-pictures.ts';

/** What stands around a way: drawn by the page itself, coloured by the hour of the world (`world.css`). */

interface Standing {
  x: number;
  y: number;
  size: number;
}

export const Fir = ({ x, y, size }: Standing) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-7 0h14v-34h-14z" fill="var(--trunk)" />
    <path d="M0-150 42-74H26l30 44H-56l30-44h-16z" fill="var(--leaf)" />
    <path d="M0-150 42-74H26l30 44H0z" fill="var(--leaf-lit)" opacity=".5" />
  </g>
);

export const Tree = ({ x, y, size }: Standing) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-9 0c4-30 2-50 2-70h14c0 20-2 40 2 70z" fill="var(--trunk)" />
    <circle cx="-26" cy="-84" r="34" fill="var(--leaf)" />
    <circle cx="26" cy="-84" r="34" fill="var(--leaf)" />
    <circle cx="0" cy="-112" r="42" fill="var(--leaf-lit)" />
    <circle cx="-14" cy="-124" r="10" fill="#fff" opacity=".12" />
  </g>
);

export const Bush = ({ x, y, size }: Standing) => (
  <g transform={`translate(${x} ${y}) scale(${size})`} fill="var(--leaf)">
    <circle cx="-26" r="22" />
    <circle cy="-12" r="28" fill="var(--leaf-lit)" />
    <circle cx="28" r="22" />
  </g>
);

/** Stars, spread without a pattern that an eye finds: steps of the golden angle. */
const stars = Array.from({ length: 70 }, (_, at) => ({ x: (at * 137.5) % 1600, y: (at * 71.3) % 520, r: 1.2 + (at % 4) * 0.7 }));

const Cloud = ({ className }: { className: string }) => (
  <svg viewBox="0 0 200 100" className={`world-cloud ${className}`}>
    <path d="M40 84a26 26 0 0 1 2-52 40 40 0 0 1 74-8 34 34 0 0 1 44 30 16 16 0 0 1 0 30z" fill="#fff" />
  </svg>
);

/** The sky of the world: sun or moon by its hour, two clouds, stars at night. */
export const Sky = () => (
  <div className="world-sky" aria-hidden>
    <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMin slice" className="world-stars" fill="#fff">
      {stars.map((star) => (
        <circle key={star.x} cx={star.x} cy={star.y} r={star.r} />
      ))}
    </svg>
    <img src={ownPicture('sun')} alt="" className="world-orb world-sun" />
    <img src={ownPicture('crescent-moon')} alt="" className="world-orb world-moon" />
    <Cloud className="world-cloud-near" />
    <Cloud className="world-cloud-far" />
  </div>
);

/** Hills a long way off; they move least. */
export const FarHills = () => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="none">
    <path d="M0 560C200 430 330 460 520 540S880 430 1060 470s300 130 540 20v410H0z" fill="var(--far)" />
    <path d="M0 620c240-90 420 10 640-30s420-110 620-40 220 50 340 10v340H0z" fill="var(--far-low)" />
  </svg>
);

const wood = [
  [90, 650, 0.9],
  [180, 640, 1.15],
  [700, 682, 1],
  [1120, 650, 1.1],
  [1330, 634, 1.2],
] as const;
const grove = [
  [310, 640, 0.8],
  [790, 676, 0.75],
  [1210, 640, 0.85],
  [1500, 650, 0.9],
] as const;

/** The wood behind the way. */
export const MiddleHills = () => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice">
    <path d="M0 660c180-70 380-40 560 0s420 20 600-30 320-10 440 20v250H0z" fill="var(--mid)" />
    {wood.map(([x, y, size]) => (
      <Fir key={x} x={x} y={y} size={size} />
    ))}
    {grove.map(([x, y, size]) => (
      <Tree key={x} x={x} y={y} size={size} />
    ))}
    <path d="M0 716c300-50 520 20 800-6s500-44 800 4v190H0z" fill="var(--mid-low)" />
  </svg>
);

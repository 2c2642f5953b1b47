/** What the house is drawn as: a tent first, then a room, with a window and a shelf, a tower's roof, a loft, a garden before the window. */
export const RoomWalls = ({ stage, isWide }: { stage: number; isWide: boolean }) => (
  <>
    <svg className="house-walls" viewBox="0 0 1600 1000" preserveAspectRatio="none" aria-hidden>
      {stage === 0 ? <Tent /> : <Room hasTower={stage > 2} />}
    </svg>
    {stage > 1 && <Window isWide={isWide} hasGarden={stage > 4} />}
    {stage > 1 && <span aria-hidden className="house-board" data-row="low" />}
    {stage > 3 && <span aria-hidden className="house-board" data-row="high" />}
  </>
);

const Tent = () => (
  <>
    <rect width="1600" height="1000" fill="var(--sky-low)" />
    <path d="M0 780h1600v220H0z" fill="var(--ground)" />
    <path d="M800-120 1760 900H-160z" fill="var(--tent)" />
    {[-1, 0, 1].map((side) => (
      <path key={side} d={`M800-120 ${800 + side * 560 - 120} 900h240z`} fill="var(--tent-stripe)" />
    ))}
    <path d="M-160 900h1920v100H-160z" fill="var(--floor)" />
  </>
);

const Room = ({ hasTower }: { hasTower: boolean }) => (
  <>
    <rect width="1600" height="760" fill="var(--wall)" />
    {Array.from({ length: 17 }, (_, at) => (
      <path key={at} d={`M${at * 100} 0v760`} stroke="var(--wall-stripe)" strokeWidth="36" opacity=".55" />
    ))}
    <rect y="700" width="1600" height="26" fill="var(--skirting)" />
    <rect y="726" width="1600" height="274" fill="var(--floor)" />
    {[790, 860, 935].map((y) => (
      <path key={y} d={`M0 ${y}h1600`} stroke="var(--skirting)" strokeWidth="5" />
    ))}
    <path d={hasTower ? 'M0 0h1600v150L800-20 0 150z' : 'M0 0h1600v60L800 0 0 60z'} fill="var(--beam)" />
    <g transform="translate(720 905)">
      <ellipse rx="390" ry="76" fill="#6d45c9" />
      <ellipse rx="318" ry="56" fill="#8f6ae6" />
      <ellipse rx="222" ry="36" fill="#ffd34d" />
    </g>
  </>
);

const Window = ({ isWide, hasGarden }: { isWide: boolean; hasGarden: boolean }) => (
  <svg className="house-window" data-wide={isWide || undefined} viewBox="-10 0 320 312" aria-hidden>
    <clipPath id="house-window">
      <path d="M20 290V130a130 120 0 0 1 260 0v160z" />
    </clipPath>
    <g clipPath="url(#house-window)">
      <rect width="300" height="300" fill="var(--sky-top)" />
      <rect y="120" width="300" height="180" fill="var(--sky-low)" opacity=".75" />
      <circle cx="215" cy="110" r="26" fill="#ffd34d" />
      <path d="M0 230c60-40 120-20 180-30s90-10 120 0v100H0z" fill="var(--mid)" />
      <path d="M0 262c80-26 180-10 300-16v60H0z" fill="var(--ground)" />
      {hasGarden &&
        [70, 120, 180, 230].map((x, at) => (
          <g key={x} transform={`translate(${x} 256)`}>
            <path d="M0 0v26" stroke="#3f9d63" strokeWidth="5" />
            <circle r="12" fill={at % 2 === 0 ? '#ff8da1' : '#ffd34d'} />
            <circle r="5" fill="#fff6e5" />
          </g>
        ))}
    </g>
    <path d="M20 290V130a130 120 0 0 1 260 0v160zM150 12v278M20 170h260" fill="none" stroke="var(--beam)" strokeWidth="14" />
    <rect y="284" width="300" height="22" rx="8" fill="var(--beam)" />
    <path
      d="M6 40c30 60 30 170-6 230 34 6 56-8 62-24 6-80-6-160-30-210zM294 40c-30 60-30 170 6 230-34 6-56-8-62-24-6-80 6-160 30-210z"
      fill="#8257dd"
      opacity=".92"
    />
  </svg>
);

/** Drawn for the places of its things (server, generators/scenes.ts). */
export const Drawing = () => (
  <>
    <path fill="var(--sky)" d="M0 0h400v400H0z" />
    <circle cx="186" cy="60" r="22" fill="var(--light)" opacity=".85" />
    <path fill="var(--far)" d="M0 176q80-40 170-12t230-16v252H0z" />
    <path fill="var(--sand)" d="M0 216q120-28 220-8t180-12v204H0z" />
    <path fill="none" stroke="var(--wood)" strokeWidth="7" d="M0 196h400M0 216h400" opacity=".8" />
    <path fill="none" stroke="var(--wood)" strokeWidth="7" d="M20 182v48M132 182v48M204 182v48M372 182v48" opacity=".8" />
    <path fill="var(--dark)" opacity=".75" d="M22 214q16-12 42-8t56-2q24 4 28 34l6 26H6q0-36 16-50z" />
    <path fill="#fff" opacity=".18" d="M34 216q20-10 50-4-30 8-44 34-12-14-6-30z" />
    <path fill="var(--dark)" d="M294 104h20q2 70 16 106h-46q12-40 10-106z" />
    <path fill="none" stroke="var(--wood)" strokeWidth="3" opacity=".6" d="M292 132h24M292 156h26M290 180h32" />
    <path
      fill="var(--leaf)"
      d="M304 100q-50-34-92 12 52-22 92-4zM304 100q-24-50-80-44 56 12 76 52zM304 98q0-50 52-64-34 28-44 72zM304 100q40-46 90-16-50-8-84 24zM306 102q44-14 78 32-40-28-80-22z"
    />
    <ellipse cx="160" cy="350" rx="98" ry="42" fill="var(--light)" opacity=".7" />
    <ellipse cx="160" cy="350" rx="88" ry="34" fill="var(--wet)" />
    <path fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".6" d="M96 346h22M206 362h24M118 368h16" />
    <path
      fill="none"
      stroke="var(--leaf)"
      strokeWidth="4"
      strokeLinecap="round"
      d="M376 330q2-20-4-32M388 332q2-18 8-26M28 334q0-14-4-22M36 336q2-14 10-20"
    />
  </>
);

/** Drawn for the places of its things (server, generators/scenes.ts). */
export const Drawing = () => (
  <>
    <path fill="var(--sky)" d="M0 0h400v400H0z" />
    <circle cx="300" cy="34" r="22" fill="var(--light)" opacity=".8" />
    <path
      fill="#fff"
      opacity=".45"
      d="M20 92a16 16 0 0 1 18-17 24 24 0 0 1 44-4 18 18 0 0 1 18 21zM176 120a12 12 0 0 1 14-12 18 18 0 0 1 32-2 13 13 0 0 1 12 14z"
    />
    <path fill="var(--far)" d="M0 190q70-46 150-14t250-18v242H0z" />
    <path fill="var(--near)" d="M0 232q110-34 210-6t190-10v184H0z" />
    <path fill="var(--sand)" d="M104 400q34-60 96-82t80-92h16q-2 80-70 116t-60 58z" opacity=".8" />
    <path fill="var(--dark)" d="M236 120h24q0 90 12 138h-48q12-48 12-138z" />
    <path fill="var(--leaf)" d="M184 110a44 44 0 0 1 16-72 52 52 0 0 1 94-6 44 44 0 0 1 20 76 46 46 0 0 1-64 34 46 46 0 0 1-66-32z" />
    <path fill="var(--far)" opacity=".5" d="M200 62a34 34 0 0 1 34-30 40 40 0 0 0-14 46zM262 122a34 34 0 0 0 40-24 30 30 0 0 1-40 24z" />
    <path fill="var(--dark)" d="M8 200h10v102H8zM88 200h10v102H88z" />
    <path fill="var(--wood)" d="M2 156h102v14H2zM2 176h102v14H2zM0 202h108v16H0z" />
    <ellipse cx="296" cy="352" rx="96" ry="42" fill="var(--light)" opacity=".4" />
    <ellipse cx="296" cy="352" rx="86" ry="35" fill="var(--wet)" />
    <path fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".55" d="M232 346h22M338 362h24M250 370h16" />
    <path
      fill="none"
      stroke="var(--leaf)"
      strokeWidth="4"
      strokeLinecap="round"
      d="M378 344q2-30-4-44M386 346q6-26 8-38M212 362q-6-24-4-34"
    />
    <g fill="var(--cloth)">
      <circle cx="130" cy="288" r="5" />
      <circle cx="190" cy="306" r="5" />
      <circle cx="24" cy="324" r="5" />
      <circle cx="320" cy="288" r="5" />
    </g>
  </>
);

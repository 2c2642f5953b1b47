/** Drawn for the places of its things (server, generators/scenes.ts). */
export const Drawing = () => (
  <>
    <path fill="var(--sky)" d="M0 0h400v400H0z" />
    <circle cx="300" cy="40" r="20" fill="var(--light)" opacity=".8" />
    <path fill="var(--far)" d="M0 180q60-50 120-16t130-22 150 22v236H0z" />
    <path fill="var(--leaf)" opacity=".5" d="M20 178l18-62 18 62zM214 166l16-56 18 56zM270 172l14-48 14 48z" />
    <path fill="var(--near)" d="M0 226q110-30 210-8t190-12v194H0z" />
    <path fill="var(--dark)" d="M138 128h28q0 70 14 104h-58q16-34 16-104z" />
    <path fill="none" stroke="var(--dark)" strokeWidth="10" strokeLinecap="round" d="M104 148h100M196 148q14-2 20-14" />
    <path
      fill="var(--leaf)"
      d="M66 96a40 40 0 0 1 16-62 56 56 0 0 1 100-14 48 48 0 0 1 56 44 40 40 0 0 1-8 52q-20 12-34-6-22 22-46 4-24 16-44-6-22 6-40-12z"
      opacity=".92"
    />
    <path fill="var(--far)" opacity=".5" d="M92 44a34 34 0 0 1 36-20 44 44 0 0 0-18 46zM188 88a32 32 0 0 0 36-26 34 34 0 0 1-26 46z" />
    <path fill="var(--wood)" d="M20 300h66l6 46H12z" />
    <ellipse cx="53" cy="300" rx="33" ry="10" fill="var(--sand)" />
    <ellipse cx="53" cy="300" rx="19" ry="5" fill="none" stroke="var(--wood)" strokeWidth="2" />
    <path fill="var(--dark)" d="M338 196h20v34h-20z" />
    <path fill="var(--leaf)" d="M348 86l32 54h-14l32 58H298l32-58h-14z" />
    <path fill="var(--wet)" d="M140 400q20-40 72-54t96-6 92-22v34q-40 22-80 20t-58 28z" opacity=".95" />
    <path fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".55" d="M206 362h24M282 352h26M232 382h18" />
    <g fill="var(--cloth)">
      <path d="M112 292a14 12 0 0 1 28 0z" />
      <path d="M276 258a10 9 0 0 1 20 0z" />
    </g>
    <g fill="var(--light)">
      <path d="M122 292h8v12h-8zM283 258h6v9h-6z" />
    </g>
    <path
      fill="none"
      stroke="var(--leaf)"
      strokeWidth="4"
      strokeLinecap="round"
      d="M20 380q2-18-4-28M32 382q2-18 10-26M186 296q0-12-4-20M194 298q2-12 8-18"
    />
  </>
);

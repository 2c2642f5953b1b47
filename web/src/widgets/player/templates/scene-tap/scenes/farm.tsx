/** Drawn for the places of its things (server, generators/scenes.ts). */
export const Drawing = () => (
  <>
    <path fill="var(--sky)" d="M0 0h400v400H0z" />
    <circle cx="200" cy="92" r="22" fill="var(--light)" opacity=".8" />
    <path fill="var(--far)" d="M0 176q120-40 220-12t180-18v254H0z" />
    <path fill="var(--sand)" opacity=".7" d="M220 168q90-24 180-16v36q-90-14-180 6z" />
    <path fill="none" stroke="var(--floor)" strokeWidth="3" opacity=".7" d="M230 176q80-18 170-12M230 184q80-14 170-8" />
    <path fill="var(--near)" d="M0 250q100-24 200-8t200-14v172H0z" />
    <path fill="var(--cloth)" d="M4 128h104v160H4z" />
    <path fill="none" stroke="var(--light)" strokeWidth="5" opacity=".7" d="M4 140h104" />
    <path fill="var(--dark)" d="M-8 136l64-66 64 66-10 8-54-54-54 54z" />
    <path fill="var(--cloth)" d="M56 90l46 46H10z" />
    <path fill="var(--dark)" d="M16 192h76v96H16z" />
    <path fill="none" stroke="var(--light)" strokeWidth="5" d="M14 190h80v98H14z" />
    <path fill="var(--wood)" d="M190 186h118l-10 34H200z" />
    <path fill="none" stroke="var(--dark)" strokeWidth="4" d="M194 198h110M198 210h102M306 200l44 18" />
    <g fill="none" stroke="var(--dark)" strokeWidth="7">
      <circle cx="208" cy="248" r="24" />
      <circle cx="292" cy="248" r="24" />
    </g>
    <path fill="none" stroke="var(--dark)" strokeWidth="4" d="M208 226v44M186 248h44M292 226v44M270 248h44" />
    <g fill="var(--light)" opacity=".75">
      <path d="M316 296h84v7h-84zM316 316h84v7h-84z" />
      <path d="M324 286h9v46h-9zM356 286h9v46h-9zM388 286h9v46h-9z" />
    </g>
    <ellipse cx="104" cy="354" rx="94" ry="38" fill="var(--sand)" />
    <ellipse cx="104" cy="354" rx="84" ry="31" fill="var(--wet)" />
    <path fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".55" d="M36 350h20M148 362h24M54 368h14" />
    <path
      fill="none"
      stroke="var(--leaf)"
      strokeWidth="4"
      strokeLinecap="round"
      d="M6 360q-4-26 2-40M200 350q4-24 0-34M340 396q2-18-4-26M350 396q6-16 10-20"
    />
  </>
);

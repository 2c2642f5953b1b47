/** Drawn for the places of its things (server, generators/scenes.ts). */
export const Drawing = () => (
  <>
    <path fill="var(--sky)" d="M0 0h400v400H0z" />
    <circle cx="200" cy="60" r="26" fill="var(--light)" opacity=".85" />
    <path fill="#fff" opacity=".45" d="M84 104a16 16 0 0 1 18-16 22 22 0 0 1 40-4 16 16 0 0 1 18 20z" />
    <path fill="var(--wet)" d="M0 116h400v110H0z" />
    <path
      fill="none"
      stroke="#fff"
      strokeWidth="3"
      strokeLinecap="round"
      opacity=".5"
      d="M20 134h34M220 130h46M80 152h26M230 172h40M24 184h36M210 196h30"
    />
    <path fill="var(--light)" d="M268 132h-42q18-4 40-42zM272 132V86q22 26 22 46z" />
    <path fill="var(--cloth)" d="M216 138h90q-10 20-24 20h-44q-16 0-22-20z" />
    <path fill="var(--sand)" d="M0 214q60-18 130-2t140-4 130 0v192H0z" />
    <path fill="#fff" opacity=".5" d="M0 214q60-18 130-2t140-4 130 0v8q-60-12-130-2t-140 4-130 6z" />
    <path fill="var(--dark)" d="M344 100h7v206h-7z" />
    <path fill="var(--cloth)" d="M290 128q6-74 58-76t58 76q-14-14-29 0-14-14-29 0-14-14-29 0-14-14-29 0z" />
    <path fill="var(--light)" opacity=".85" d="M319 128q2-60 29-76 27 16 29 76-14-14-29 0-14-14-29 0z" />
    <path fill="var(--wood)" d="M4 262h100v12H4z" />
    <path fill="var(--cloth)" d="M0 256h88q14-4 18-26l10 4q-4 30-22 34H0z" />
    <path fill="var(--dark)" d="M12 274h8v96h-8zM88 274h8v96h-8z" />
    <path
      fill="var(--floor)"
      opacity=".8"
      d="M178 300l5 12 13 1-10 9 3 13-11-7-11 7 3-13-10-9 13-1zM286 322l4 9 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1z"
    />
    <g fill="var(--light)">
      <ellipse cx="198" cy="390" rx="9" ry="6" />
      <ellipse cx="306" cy="294" rx="8" ry="5" />
      <ellipse cx="120" cy="300" rx="7" ry="5" />
    </g>
  </>
);

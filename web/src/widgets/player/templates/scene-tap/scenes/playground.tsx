/** Drawn for the places of its things (server, generators/scenes.ts). */
export const Drawing = () => (
  <>
    <path fill="var(--sky)" d="M0 0h400v400H0z" />
    <circle cx="330" cy="30" r="20" fill="var(--light)" opacity=".85" />
    <path fill="#fff" opacity=".45" d="M96 108a13 13 0 0 1 15-13 19 19 0 0 1 35-3 14 14 0 0 1 14 16z" />
    <path fill="var(--far)" d="M0 184q80-34 170-10t230-14v240H0z" />
    <path fill="var(--near)" d="M0 228q120-24 220-6t180-10v188H0z" />
    <path fill="none" stroke="var(--wood)" strokeWidth="9" strokeLinecap="round" d="M8 262l24-134M8 128h128M136 262l-24-134" />
    <path fill="none" stroke="var(--dark)" strokeWidth="4" d="M44 130v126M100 130v126" />
    <path fill="var(--cloth)" d="M34 256h76v11H34z" />
    <path fill="var(--wood)" d="M136 242h96v12h-96zM136 220h96v9h-96z" />
    <path fill="var(--dark)" d="M146 206h8v138h-8zM214 206h8v138h-8z" opacity=".9" />
    <path fill="var(--wood)" d="M130 250h108v12H130z" />
    <path fill="var(--dark)" d="M296 178h9v130h-9zM374 178h9v130h-9z" />
    <path fill="var(--wood)" d="M288 172h104v12H288z" />
    <path fill="var(--cloth)" d="M296 172h-14q-8 40-34 62t-36 26h22q36-10 50-40 12-26 12-36z" opacity=".95" />
    <path fill="var(--wood)" d="M204 326h160l18 62H186z" />
    <path fill="var(--sand)" d="M214 334h140l14 46H200z" />
    <path fill="none" stroke="var(--wood)" strokeWidth="2" opacity=".4" d="M226 352h20M310 364h24M250 370h14" />
    <path
      fill="none"
      stroke="var(--leaf)"
      strokeWidth="4"
      strokeLinecap="round"
      d="M24 300q0-12-4-20M32 302q2-12 8-18M120 382q0-12-4-20M128 384q2-12 8-18"
    />
  </>
);

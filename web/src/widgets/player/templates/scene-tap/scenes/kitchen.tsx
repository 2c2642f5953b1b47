/** Drawn for the places of its things (server, generators/scenes.ts). */
export const Drawing = () => (
  <>
    <path fill="var(--wall)" d="M0 0h400v400H0z" />
    <path fill="var(--light)" opacity=".35" d="M0 108h400v120H0z" />
    <path
      fill="none"
      stroke="var(--sand)"
      strokeWidth="2"
      opacity=".7"
      d="M0 108h400M0 148h400M0 188h400M40 108v120M120 108v120M200 108v120M280 108v120M360 108v120"
    />
    <path fill="var(--floor)" d="M0 228h400v172H0z" />
    <path
      fill="var(--light)"
      opacity=".3"
      d="M0 228h50l-20 58h-30zM100 228h50l-10 58h-60zM200 228h50v58h-60zM300 228h50l12 58h-62zM30 286h50l-18 58H0zM140 286h50l-8 58h-62zM250 286h52l8 58h-62zM362 286h38v58h-30z"
    />
    <path fill="var(--sky)" d="M200 14h96v84h-96z" />
    <circle cx="226" cy="40" r="13" fill="var(--light)" />
    <path fill="var(--far)" d="M200 84q40-22 96 0v14h-96z" />
    <path fill="none" stroke="var(--wood)" strokeWidth="7" d="M200 14h96v84h-96zM248 14v84" />
    <path fill="var(--wood)" d="M8 104h112v11H8z" />
    <path fill="#dfe6ee" d="M10 202h112v100H10z" />
    <path fill="#55606f" d="M10 200h112v10H10zM24 236h84v54H24z" />
    <path fill="var(--light)" opacity=".8" d="M34 246h64v34H34z" />
    <g fill="#55606f">
      <circle cx="34" cy="222" r="6" />
      <circle cx="54" cy="222" r="6" />
      <circle cx="78" cy="222" r="6" />
      <circle cx="98" cy="222" r="6" />
    </g>
    <path fill="var(--dark)" d="M204 216h10v98h-10zM292 216h10v98h-10z" />
    <path fill="var(--cloth)" d="M194 202h118v14H194z" />
    <path fill="var(--cloth)" opacity=".75" d="M194 216h118l-10 14-10-12-12 12-12-12-12 12-12-12-12 12-12-12-12 12z" />
    <path fill="var(--wood)" d="M386 140h10v200h-10zM320 230h76v12h-76zM322 242h9v98h-9z" />
    <path fill="var(--wood)" d="M352 148h38v10h-38zM352 172h38v10h-38z" />
  </>
);

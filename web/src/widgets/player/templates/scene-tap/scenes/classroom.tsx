/** Drawn for the places of its things (server, generators/scenes.ts). */
export const Drawing = () => (
  <>
    <path fill="var(--wall)" d="M0 0h400v400H0z" />
    <path fill="var(--floor)" d="M0 268h400v132H0z" />
    <path fill="var(--wood)" d="M0 262h400v8H0z" />
    <path
      fill="none"
      stroke="var(--wood)"
      strokeWidth="2"
      opacity=".5"
      d="M0 312h400M0 356h400M70 270v42M230 270v42M160 312v44M340 312v44M90 356v44M280 356v44"
    />
    <path fill="var(--sky)" d="M8 14h100v134H8z" />
    <path fill="var(--far)" d="M8 118q40-26 100-4v34H8z" />
    <path fill="none" stroke="var(--light)" strokeWidth="7" d="M8 14h100v134H8zM58 14v134M8 70h100" />
    <path fill="var(--light)" d="M0 146h118v12H0z" />
    <path fill="var(--wood)" d="M140 16h144v112H140z" />
    <path fill="var(--leaf)" d="M148 24h128v96H148z" />
    <path
      fill="none"
      stroke="var(--light)"
      strokeWidth="4"
      strokeLinecap="round"
      opacity=".85"
      d="M168 52q10-18 22 0M166 62h26M212 48h44M212 66h30M168 96h74"
    />
    <path fill="var(--light)" d="M190 128h34v6h-34z" />
    <path fill="var(--wood)" d="M304 116h96v11h-96z" />
    <path fill="var(--dark)" d="M316 127h8v15h-8zM384 127h8v15h-8z" />
    <path fill="var(--wood)" d="M84 248h136v15H84z" />
    <path fill="var(--sand)" d="M84 248h136v5H84z" />
    <path fill="var(--dark)" d="M94 263h10v98H94zM200 263h10v98h-10z" />
    <path fill="var(--dark)" d="M262 252h10v96h-10zM338 252h10v96h-10z" />
    <path fill="var(--cloth)" d="M254 246h102v13H254z" />
    <path fill="var(--cloth)" d="M346 156h12v92h-12z" />
    <path fill="var(--dark)" d="M350 150h9v40h-9z" opacity=".3" />
  </>
);

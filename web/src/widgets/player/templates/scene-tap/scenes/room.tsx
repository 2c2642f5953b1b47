/** Drawn for the places of its things (server, generators/scenes.ts). */
export const Drawing = () => (
  <>
    <path fill="var(--wall)" d="M0 0h400v400H0z" />
    <path fill="none" stroke="var(--sand)" strokeWidth="2" opacity=".5" d="M60 0v250M140 0v250M220 0v250M300 0v250M380 0v250" />
    <path fill="var(--floor)" d="M0 246h400v154H0z" />
    <path fill="var(--wood)" d="M0 240h400v9H0z" />
    <path
      fill="none"
      stroke="var(--wood)"
      strokeWidth="2"
      opacity=".6"
      d="M0 290h400M0 336h400M80 250v40M240 250v40M150 290v46M330 290v46"
    />
    <path fill="var(--sky)" d="M112 14h88v96h-88z" />
    <circle cx="176" cy="42" r="14" fill="var(--light)" />
    <path fill="var(--far)" d="M112 92q30-24 88 0v18h-88z" />
    <path fill="none" stroke="var(--light)" strokeWidth="7" d="M112 14h88v96h-88zM156 14v96M112 62h88" />
    <path fill="var(--cloth)" opacity=".9" d="M100 6h112v10H100zM104 14h22q-2 60-22 98zM208 14h-22q2 60 22 98z" />
    <path fill="var(--wood)" d="M300 102h100v12H300z" />
    <path fill="var(--dark)" d="M314 114h8v16h-8zM380 114h8v16h-8z" />
    <path fill="var(--dark)" d="M0 148h12v166H0zM116 190h10v124h-10z" />
    <path fill="var(--light)" d="M8 196h112v26H8z" />
    <path fill="var(--cloth)" d="M40 194h80v34H40z" />
    <path fill="#fff" opacity=".8" d="M12 180h30q8 0 8 14H12z" />
    <path fill="var(--wood)" d="M6 222h116v12H6z" />
    <path fill="var(--dark)" d="M214 212h10v92h-10zM300 212h10v92h-10z" />
    <path fill="var(--wood)" d="M202 198h120v15H202z" />
    <ellipse cx="160" cy="362" rx="76" ry="34" fill="var(--cloth)" />
    <ellipse cx="160" cy="362" rx="62" ry="26" fill="none" stroke="var(--light)" strokeWidth="4" strokeDasharray="10 8" />
  </>
);

/** Drawn for the places of its things (server, generators/scenes.ts). */
export const Drawing = () => (
  <>
    <path fill="var(--wall)" d="M0 0h400v400H0z" />
    <path fill="none" stroke="var(--sand)" strokeWidth="3" opacity=".5" d="M0 60h400M0 120h400M0 180h400" />
    <path fill="var(--floor)" d="M0 262h400v138H0z" />
    <path fill="var(--wood)" d="M0 256h400v8H0z" />
    <path
      fill="none"
      stroke="var(--wood)"
      strokeWidth="2"
      opacity=".5"
      d="M0 308h400M0 352h400M110 264v44M270 264v44M190 308v44M60 352v48M330 352v48"
    />
    <path fill="var(--wood)" d="M8 36h116v14H8z" />
    <path
      fill="none"
      stroke="var(--dark)"
      strokeWidth="5"
      strokeLinecap="round"
      d="M30 50v12q0 10 10 8M64 50v14q0 10 10 8M100 50v12q0 10 10 8"
    />
    <path fill="var(--wood)" d="M196 108h104v12H196z" />
    <path fill="var(--dark)" d="M208 120h8v16h-8zM280 120h8v16h-8z" />
    <path fill="var(--wood)" d="M306 286h90v12h-90z" />
    <path fill="var(--dark)" d="M314 298h8v26h-8zM380 298h8v26h-8z" />
    <path fill="var(--wood)" d="M112 264h132v15H112z" />
    <path fill="var(--cloth)" d="M116 258h124v9H116z" />
    <path fill="var(--dark)" d="M122 279h10v92h-10zM224 279h10v92h-10z" />
    <path fill="var(--sand)" d="M14 350h102l-10 46H24z" />
    <path fill="none" stroke="var(--wood)" strokeWidth="3" d="M18 364h94M22 380h86M40 350l4 46M66 350v46M92 350l-4 46" />
    <ellipse cx="320" cy="366" rx="72" ry="26" fill="var(--cloth)" />
    <ellipse cx="320" cy="366" rx="58" ry="18" fill="none" stroke="var(--light)" strokeWidth="4" strokeDasharray="9 7" />
  </>
);

/** Drawn for the places of its things (server, generators/scenes.ts). */
export const Drawing = () => (
  <>
    <path fill="var(--wall)" d="M0 0h400v400H0z" />
    <path fill="var(--floor)" d="M0 272h400v128H0z" />
    <path
      fill="none"
      stroke="var(--wood)"
      strokeWidth="2"
      opacity=".45"
      d="M0 316h400M0 360h400M100 272v44M260 272v44M180 316v44M60 360v40M320 360v40"
    />
    <path fill="var(--cloth)" d="M0 0h400v18H0z" />
    <path
      fill="var(--light)"
      d="M0 18h40v14q-20 14-40 0zM80 18h40v14q-20 14-40 0zM160 18h40v14q-20 14-40 0zM240 18h40v14q-20 14-40 0zM320 18h40v14q-20 14-40 0z"
    />
    <path
      fill="var(--cloth)"
      d="M40 18h40v14q-20 14-40 0zM120 18h40v14q-20 14-40 0zM200 18h40v14q-20 14-40 0zM280 18h40v14q-20 14-40 0zM360 18h40v14q-20 14-40 0z"
    />
    <path fill="var(--dark)" d="M6 46h10v242H6zM118 46h10v242h-10z" />
    <path fill="var(--wood)" d="M2 132h130v12H2zM2 244h130v12H2z" />
    <path fill="var(--sand)" d="M2 132h130v4H2zM2 244h130v4H2z" />
    <path fill="var(--wood)" d="M196 218h136v16H196z" />
    <path fill="var(--sand)" d="M196 218h136v5H196z" />
    <path fill="var(--dark)" d="M204 234h10v94h-10zM314 234h10v94h-10z" />
    <path fill="var(--light)" d="M196 66h72v52h-72z" />
    <path fill="none" stroke="var(--dark)" strokeWidth="3" d="M196 66h72v52h-72zM232 66V46" />
    <path fill="none" stroke="var(--leaf)" strokeWidth="5" strokeLinecap="round" d="M210 84h44M210 100h28" />
    <path fill="none" stroke="var(--dark)" strokeWidth="6" d="M106 346q46-70 92 0" opacity=".75" />
    <path fill="var(--sand)" d="M98 352h108l-12 44h-84z" />
    <path fill="none" stroke="var(--wood)" strokeWidth="3" d="M102 366h100M106 380h92M124 352l4 44M152 352v44M180 352l-4 44" />
  </>
);

/** Drawn for the places of its things (server, generators/scenes.ts). */
export const Drawing = () => (
  <>
    <path fill="var(--sky)" d="M0 0h400v400H0z" />
    <circle cx="310" cy="90" r="24" fill="var(--light)" opacity=".7" />
    <path fill="var(--snow)" opacity=".6" d="M0 180q60-60 130-30t120-20 150 30v240H0z" />
    <path fill="var(--leaf)" opacity=".55" d="M330 190l16-50 16 50zM362 196l16-60 18 60zM130 176l12-36 12 36z" />
    <path fill="var(--snow)" d="M0 216q110-30 210-8t190-12v204H0z" />
    <path fill="var(--dark)" d="M238 214h22v40h-22z" />
    <path fill="var(--leaf)" d="M249 14l42 66h-18l38 64h-22l40 78H168l42-78h-22l38-64h-20z" />
    <path
      fill="none"
      stroke="var(--snow)"
      strokeWidth="8"
      strokeLinecap="round"
      d="M212 82q36 16 72 0M194 146q54 20 110 0M174 224q74 20 150 0"
    />
    <g fill="var(--cloth)">
      <circle cx="226" cy="118" r="7" />
      <circle cx="276" cy="126" r="7" />
      <circle cx="206" cy="196" r="7" />
      <circle cx="296" cy="200" r="7" />
    </g>
    <g fill="var(--light)">
      <circle cx="252" cy="110" r="6" />
      <circle cx="230" cy="180" r="6" />
      <circle cx="272" cy="186" r="6" />
    </g>
    <path fill="var(--dark)" d="M8 208h9v104H8zM94 208h9v104h-9zM-2 160h8v50h-8z" />
    <path fill="var(--cloth)" d="M0 200h106q20 2 34 44 10 34 34 40v12q-34-4-46-46-8-34-24-34H0z" />
    <path fill="var(--wood)" d="M296 284h92v10h-92zM304 294h8v20h-8zM370 294h8v20h-8z" />
    <path fill="none" stroke="var(--dark)" strokeWidth="6" strokeLinecap="round" d="M290 318h92q16 0 16-18" />
    <ellipse cx="252" cy="358" rx="106" ry="38" fill="#fff" opacity=".5" />
    <ellipse cx="252" cy="358" rx="96" ry="31" fill="var(--wet)" opacity=".65" />
    <path
      fill="none"
      stroke="#fff"
      strokeWidth="3"
      strokeLinecap="round"
      opacity=".8"
      d="M180 350q20 10 34 0M300 366q20-8 36 2M196 372q14-6 20 2"
    />
    <g fill="#fff">
      <circle cx="92" cy="96" r="4" />
      <circle cx="180" cy="110" r="4" />
      <circle cx="40" cy="120" r="3" />
      <circle cx="150" cy="24" r="4" />
      <circle cx="352" cy="120" r="4" />
      <circle cx="206" cy="32" r="3" />
      <circle cx="320" cy="36" r="3" />
    </g>
  </>
);

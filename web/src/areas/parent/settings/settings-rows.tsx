import type { ReactNode } from 'react';

import { Link } from '#kit/router/link.tsx';
import type { PlainPath } from '#kit/router/table.ts';
import { ChevronRight, Icon } from '#kit/icon.tsx';

/** Rows of the settings that belong together, in one sheet under their name. */
export const SettingsGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="flex flex-col gap-2">
    <h2 className="text-lg">{title}</h2>
    <ul className="rows">{children}</ul>
  </section>
);

/** The sign of a row: an icon on its tile. */
export const RowSign = ({ of }: { of: typeof ChevronRight }) => (
  <span className="tile">
    <Icon of={of} />
  </span>
);

interface PlaceRowProps {
  to: PlainPath;
  /** A face or a sign. */
  sign: ReactNode;
  title: string;
  note?: string | undefined;
  /** How it stands now, before the arrow. */
  value?: string | undefined;
}

/** A row that opens a page of its own. */
export const PlaceRow = ({ to, sign, title, note, value }: PlaceRowProps) => (
  <li>
    <Link to={to} className="row-line">
      {sign}
      <span className="flex min-w-0 grow flex-col wrap-anywhere">
        <strong>{title}</strong>
        {note !== undefined && <span className="text-sm text-mute">{note}</span>}
      </span>
      <span className="flex shrink-0 items-center gap-2 text-sm text-mute">
        {value}
        <Icon of={ChevronRight} />
      </span>
    </Link>
  </li>
);

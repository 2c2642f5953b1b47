import { useTexts } from '#i18n/texts.ts';
import { Sheet } from '#kit/dialog.tsx';
import { ChevronRight, Icon } from '#kit/icon.tsx';
import { Link } from '#kit/router/link.tsx';

import { useRooms } from './places.ts';

/** Every room of the back office, with what waits in it. */
export function MoreSheet({ onClose }: { onClose(): void }) {
  const { places } = useTexts('staffLayout');
  return (
    <Sheet title={places.more} onClose={onClose}>
      <ul className="flex flex-col">
        {useRooms().map(({ to, name, Count }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onClose}
              activeOptions={{ exact: to === '/manager' }}
              className="press flex min-h-12 items-center gap-4 rounded-md px-3 font-bold hover:bg-sunk aria-[current=page]:text-brand"
            >
              <span className="grow">{places[name]}</span>
              {Count && <Count />}
              <Icon of={ChevronRight} className="text-mute" />
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { CalendarDays, Icon, List } from '#kit/icon.tsx';

import { KidFilter } from './kid-filter.tsx';
import type { Place } from './use-place.ts';

/** Week or list, and whose lessons. */
export function Toolbar({ place: { user, view, kid, go } }: { place: Place }) {
  const t = useTexts('schedule');
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      <RadioChips
        label={t.view}
        labelHidden
        name="view"
        layout="row"
        chips={[
          { value: 'week', label: t.week, picture: <Icon of={CalendarDays} /> },
          { value: 'list', label: t.list, picture: <Icon of={List} /> },
        ]}
        value={view}
        onChange={(chosen) => go({ view: chosen === 'list' ? 'list' : undefined })}
      />
      {user.kids.length > 1 && <KidFilter kids={user.kids} chosen={kid?.kidUid} onChoose={(chosen) => go({ kid: chosen })} />}
    </div>
  );
}

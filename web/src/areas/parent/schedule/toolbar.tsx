import { useTexts } from '#i18n/texts.ts';
import { Segments } from '#kit/segments.tsx';

import { KidFilter } from './kid-filter.tsx';
import type { Place } from './use-place.ts';

/** Week or list, and whose lessons. */
export function Toolbar({ place: { user, view, kid, go } }: { place: Place }) {
  const t = useTexts('schedule');
  return (
    <div className="schedule-tools flex min-w-0 flex-wrap items-center gap-3">
      <Segments
        label={t.view}
        name="view"
        parts={[
          { value: 'week', label: t.week },
          { value: 'list', label: t.list },
        ]}
        value={view}
        onChange={(chosen) => go({ view: chosen === 'list' ? 'list' : undefined })}
      />
      {user.kids.length > 1 && <KidFilter kids={user.kids} chosen={kid?.kidUid} onChoose={(chosen) => go({ kid: chosen })} />}
    </div>
  );
}

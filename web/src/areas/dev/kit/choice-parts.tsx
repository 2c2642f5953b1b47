import { lazy, Suspense, useState } from 'react';

import { Avatar } from '#kit/avatar.tsx';
import { Switch } from '#kit/checkbox.tsx';
import { CheckChips, RadioChips } from '#kit/chips.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { Tabs } from '#kit/tabs.tsx';
import { TimeChips } from '#kit/time-chips.tsx';
import { Part } from './part.tsx';
import { words } from './words.ts';

const MonthCalendar = lazy(() => import('#kit/calendar.tsx').then(({ MonthCalendar: component }) => ({ default: component })));

export function ChoiceParts() {
  const t = words.choice;
  const [kid, setKid] = useState(t.kids[0]);
  const [days, setDays] = useState<string[]>([]);
  const [time, setTime] = useState<string>();
  const [sounds, setSounds] = useState(true);
  const [tab, setTab] = useState('packages');
  const [day, setDay] = useState('2026-11-26');
  return (
    <Part title={t.title}>
      <RadioChips
        label={t.kid}
        name="kid"
        required
        layout="row"
        value={kid}
        onChange={setKid}
        chips={t.kids.map((name) => ({ value: name, label: name, picture: <Avatar name={name} picture={null} animal={name} size={32} /> }))}
      />
      <CheckChips
        label={t.days}
        help={t.daysHelp}
        name="days"
        required
        most={3}
        value={days}
        onChange={setDays}
        chips={t.week.map((value) => ({ value, label: value }))}
      />
      <TimeChips
        label={t.times}
        zone={t.zone}
        name="time"
        value={time}
        onChange={setTime}
        days={t.byDay.map((it, index) => ({
          label: it.label,
          times: it.times.map((label) => ({
            value: `${it.label} ${label}`,
            label,
            ...(index === 0 && label === '16:30' ? { disabled: true, note: t.taken } : {}),
          })),
        }))}
      />
      <Switch checked={sounds} onChange={setSounds} note={t.soundsNote}>
        {t.sounds}
      </Switch>
      <Tabs
        label={t.tabs}
        open={tab}
        onOpen={setTab}
        tabs={[
          { id: 'packages', title: t.packages, panel: <p>{t.packagesText}</p> },
          { id: 'history', title: t.history, panel: <p>{t.historyText}</p> },
        ]}
      />
      <Suspense fallback={<Skeleton className="h-80" />}>
        <MonthCalendar label={t.calendar} value={day} onChange={setDay} min="2026-11-09" isUnavailable={(date) => date.endsWith('18')} />
      </Suspense>
    </Part>
  );
}

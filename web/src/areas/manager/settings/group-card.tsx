import type { SettingGroup } from '@school/contract/school/settings';
import type { SettingShown } from '@school/contract/school/shapes';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';

import { CallOffSheet } from './call-off-sheet.tsx';
import { ChangeSheet } from './change-sheet.tsx';
import { HistorySheet } from './history-sheet.tsx';
import { useSettingWords } from './use-setting-words.ts';

type Opened = { what: 'history' } | { what: 'change' | 'callOff'; setting: SettingShown };

/** The settings of a group: what each means, what it is now, and what it will be. */
export function GroupCard({ group }: { group: SettingGroup }) {
  const t = useTexts('schoolSettings');
  const { data } = useSuspenseQuery({ ...queryOf('GET /manager/school/settings/:group', { params: { group } }), staleTime: 0 });
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <Card label={t.groups[group]} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{t.groups[group]}</h2>
        <Button size="small" onPress={() => setOpened({ what: 'history' })}>
          {t.history}
        </Button>
      </div>
      <ul className="flex flex-col gap-5">
        {data.settings.map((setting) => (
          <SettingRow
            key={setting.current.key}
            setting={setting}
            onChange={() => setOpened({ what: 'change', setting })}
            onCallOff={() => setOpened({ what: 'callOff', setting })}
          />
        ))}
      </ul>
      {opened?.what === 'history' && <HistorySheet group={group} onClose={close} />}
      {opened?.what === 'change' && <ChangeSheet group={group} setting={opened.setting} onClose={close} />}
      {opened?.what === 'callOff' && <CallOffSheet group={group} setting={opened.setting} onClose={close} />}
    </Card>
  );
}

interface SettingRowProps {
  setting: SettingShown;
  onChange(): void;
  onCallOff(): void;
}

function SettingRow({ setting: { current, since, fixedBy, mayChange, planned }, onChange, onCallOff }: SettingRowProps) {
  const t = useTexts('schoolSettings');
  const locale = useLocale();
  const words = useSettingWords();
  const name = t.names[current.key];
  const when = (moment: string) => at(locale, moment, 'dayTime', schoolZone);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="flex min-w-0 grow basis-72 flex-col gap-1">
        <h3 className="font-bold">{name}</h3>
        <p className="text-sm text-mute">{t.means[current.key]}</p>
        <p className="break-words">
          <span className="font-bold figures whitespace-pre-line">{words(current)}</span>{' '}
          {fixedBy === null && <span className="text-sm text-mute">{since === null ? t.fromStart : t.since(when(since))}</span>}
        </p>
        {fixedBy !== null && <p className="text-sm text-mute break-words">{t.fixed(fixedBy)}</p>}
        {fixedBy === null && !mayChange && <p className="text-sm text-mute">{t.noRight}</p>}
        {planned && (
          <p className="flex flex-wrap items-center gap-3">
            <span className="figures">{t.planned(words(planned.next), when(planned.validFrom))}</span>
            {mayChange && (
              <Button size="small" label={t.callOffIt(name)} onPress={onCallOff}>
                {t.callOff}
              </Button>
            )}
          </p>
        )}
      </div>
      {mayChange && (
        <Button label={t.changeIt(name)} onPress={onChange}>
          {t.change}
        </Button>
      )}
    </li>
  );
}

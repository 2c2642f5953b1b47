import type { QuietHours } from '@school/contract/notifications/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { Switch } from '#kit/checkbox.tsx';
import { Select } from '#kit/select.tsx';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

interface QuietCardProps {
  quiet: QuietHours | null;
  /** What the school keeps by itself. */
  usual: QuietHours;
  disabled: boolean;
  onChange(quiet: QuietHours | null): void;
}

/** Hours in which nothing rings but what cannot wait. */
export function QuietCard({ quiet, usual, disabled, onChange }: QuietCardProps) {
  const t = useTexts('notices').settings.quiet;
  const options = (except: number) =>
    hours.filter((hour) => hour !== except).map((hour) => ({ value: String(hour), label: t.hour(hour), disabled }));
  return (
    <Card title={t.title} className="flex flex-col gap-4">
      <Switch checked={quiet !== null} note={t.note} disabled={disabled} onChange={(isOn) => onChange(isOn ? usual : null)}>
        {t.on}
      </Switch>
      {quiet && (
        <>
          <div className="grid grid-cols-2 gap-4">
            <Select
              name="from"
              label={t.from}
              required
              options={options(quiet.to)}
              value={String(quiet.from)}
              onChange={(from) => onChange({ ...quiet, from: Number(from) })}
            />
            <Select
              name="to"
              label={t.to}
              required
              options={options(quiet.from)}
              value={String(quiet.to)}
              onChange={(to) => onChange({ ...quiet, to: Number(to) })}
            />
          </div>
          <p className="text-sm text-mute">{t.zone}</p>
        </>
      )}
    </Card>
  );
}

import type { AnnouncementContent, AnnouncementReach } from '@school/contract/notifications/announcement-shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { schoolZone } from '#i18n/time.ts';
import { RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { DateField } from '#kit/date-field.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import { Select } from '#kit/select.tsx';

import { useBegins } from '../money/dated/begins-field.tsx';
import { startOfDay } from '../money/dated/start-of-day.ts';

const hours = Array.from({ length: 24 }, (_, hour) => String(hour));
const hourMs = 3_600_000;

interface SendSheetProps {
  announcementId: string;
  revision: number;
  content: AnnouncementContent;
  reach: AnnouncementReach;
  onClose(): void;
}

/** What sending does, before it is done: how many, where, when; the button repeats the number. */
export function SendSheet({ announcementId, revision, content, reach, onClose }: SendSheetProps) {
  const t = useTexts('announcements');
  const begins = useBegins();
  const [hour, setHour] = useState('10');
  const send = useCall('POST /manager/announcements/:announcementId/send', {
    changes: ['GET /manager/announcements', 'GET /manager/announcements/:announcementId'],
  });
  const startsAt =
    begins.validFrom === null ? null : new Date(Date.parse(startOfDay(begins.day, schoolZone)) + Number(hour) * hourMs).toISOString();
  const { people, quietNow, left, needsSecond } = reach;
  const toWhom = t.people[content.segment.audience](people);
  return (
    <FormSheet
      title={t.sendSure}
      onClose={onClose}
      submit={{ label: needsSecond ? t.ask(toWhom) : t.sendTo(toWhom) }}
      onSubmit={async () => {
        await send.mutateAsync({ params: { announcementId }, body: { revision, people, startsAt } });
        return needsSecond ? t.asked : t.sent;
      }}
      onRefusal={atFields({
        '': [
          'notifications.announcement_reach_changed',
          'notifications.announcement_changed',
          'notifications.announcement_moved_on',
          'notifications.announcement_not_ready',
        ],
        validFrom: ['notifications.announcement_in_past', 'notifications.announcement_too_far'],
      })}
    >
      <div className="flex flex-col gap-1 rounded-sm bg-sunk p-4">
        <p className="font-bold">{`${toWhom}: ${content.channels.map((channel) => t.channels[channel]).join(', ')}`}</p>
        {left > 0 && <p>{t.left(left)}</p>}
        {quietNow > 0 && begins.begins === 'now' && <p>{t.quietNow(quietNow)}</p>}
        <p>{needsSecond ? t.secondNeeded : t.canStop}</p>
      </div>
      <RadioChips<'now' | 'day'>
        label={t.when}
        name="begins"
        required
        chips={choicesOf({ now: t.atOnce, day: t.later })}
        value={begins.begins}
        onChange={begins.setBegins}
      />
      {begins.begins === 'day' && (
        <DateField label={t.day} name="validFrom" required value={begins.day} onChange={begins.setDay} min={begins.tomorrow} />
      )}
      {begins.begins === 'day' && (
        <Select
          label={t.hour}
          name="hour"
          required
          value={hour}
          onChange={setHour}
          options={hours.map((value) => ({ value, label: t.atHour(value.padStart(2, '0')) }))}
        />
      )}
    </FormSheet>
  );
}

import type { User } from '@school/contract/families/shapes';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { schoolNow } from '#api/school-clock.ts';
import { useTexts } from '#i18n/texts.ts';
import { wallClock } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Select } from '#kit/select.tsx';
import { useSavedFile } from '#widgets/saved-file/use-saved-file.ts';

/** Papers of a year: a statement of the balance, and a certificate of one child for the tax office. */
export function DocumentsCard({ user }: { user: Pick<User, 'kids' | 'timezone' | 'createdAt'> }) {
  const t = useTexts('documents');
  const thisYear = yearOf(schoolNow(), user.timezone);
  const firstYear = Math.min(yearOf(Date.parse(user.createdAt), user.timezone), thisYear);
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, back) => thisYear - back);
  const [year, setYear] = useState(thisYear);
  const [kidUid, setKidUid] = useState(user.kids.length === 1 ? (user.kids[0]?.kidUid ?? '') : '');
  const { busy, save } = useSavedFile(t.saved);

  const statement = () => save('statement', api('GET /payment/statement', { query: { year, ...(kidUid === '' ? {} : { kidUid }) } }));
  const certificate = () => save('certificate', api('GET /payment/certificate', { query: { year, kidUid } }));

  return (
    <Card label={t.title} className="flex flex-col gap-4">
      <h2 className="text-lg">{t.title}</h2>
      <p className="text-sm text-mute">{t.about}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          name="year"
          label={t.year}
          required
          value={String(year)}
          options={years.map((value) => ({ value: String(value), label: String(value) }))}
          onChange={(value) => setYear(Number(value))}
        />
        <Select
          name="kid"
          label={t.kid}
          required
          value={kidUid === '' ? 'all' : kidUid}
          options={[{ value: 'all', label: t.everyone }, ...user.kids.map((kid) => ({ value: kid.kidUid, label: kid.firstName }))]}
          onChange={(value) => setKidUid(value === 'all' ? '' : value)}
        />
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <Button busy={busy === 'statement'} onPress={statement}>
          {t.statement}
        </Button>
        <Button busy={busy === 'certificate'} disabled={kidUid === ''} hint={kidUid === '' ? t.chooseKid : undefined} onPress={certificate}>
          {t.certificate}
        </Button>
      </div>
    </Card>
  );
}

const yearOf = (moment: number, zone: string): number => Number(wallClock(moment, zone).date.slice(0, 4));

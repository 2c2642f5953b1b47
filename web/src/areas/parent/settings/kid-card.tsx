import type { Kid } from '@school/contract/families/shapes';
import { lazy, Suspense, useState } from 'react';

import { useSchool } from '#api/school.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { ChangeFace } from '#widgets/face-choice/change-face.tsx';

const EditKid = lazy(() => import('./edit-kid.tsx').then(({ EditKid: component }) => ({ default: component })));

/** A kid of the family: face, name, age, languages. Support sees it and changes nothing. */
export function KidCard({ kid, isOwn }: { kid: Kid; isOwn: boolean }) {
  const t = useTexts('settings').kids;
  const home = useTexts('home');
  const world = useTexts('childWorld');
  const names = useTexts('names');
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const list = new Intl.ListFormat(locale);
  const { dob } = kid;
  const { introFromAge } = useSchool();
  return (
    <Card label={kid.firstName} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-lg wrap-anywhere">
            {kid.firstName} {kid.lastName}
          </h2>
          <p className="text-mute">{t.age(home.age(kid.age), month.format(Date.UTC(dob.year, dob.month - 1)))}</p>
          <p className="text-mute">{t.speaks(list.format(kid.languages.map((it) => names.languages[it])))}</p>
        </div>
        {isOwn ? (
          <ChangeFace name={kid.firstName} face={kid.avatar} kidUid={kid.kidUid} size={64} />
        ) : (
          <Avatar name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={64} />
        )}
      </div>
      {kid.age < introFromAge && (
        <p className="text-mute">{t.tooYoung(introFromAge, month.format(Date.UTC(dob.year + introFromAge, dob.month - 1)))}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {isOwn && (
          <Button size="small" label={t.editOf(kid.firstName)} onPress={() => setOpen(true)}>
            {t.edit}
          </Button>
        )}
        <LinkButton
          to="/settings/edit-children/$kidUid"
          params={{ kidUid: kid.kidUid }}
          size="small"
          aria-label={world.linkOf(kid.firstName)}
        >
          {world.link}
        </LinkButton>
        {kid.age >= introFromAge && (
          <LinkButton to="/intro-appointment" search={{ kid: kid.kidUid }} size="small">
            {t.trial}
          </LinkButton>
        )}
      </div>
      {open && (
        <Suspense>
          <EditKid kid={kid} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

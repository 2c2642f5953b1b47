import { allFamilies } from '@school/contract/notifications/all-families';
import type { AnnouncementContent, AnnouncementRow } from '@school/contract/notifications/announcement-shapes';

import { useMay } from '#api/rights.ts';
import { useCall } from '#api/use-call.ts';
import { usePages } from '#api/use-pages.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge, Card } from '#kit/card.tsx';
import { Icon, Plus } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { useNavigate } from '#kit/router/router.tsx';

import { OfficeList } from '../office-list.tsx';
import { stateTones } from './state-tones.ts';

const none = { ru: '', en: '' };
const blank: AnnouncementContent = {
  kind: 'service',
  segment: allFamilies,
  channels: ['mail', 'app'],
  subject: none,
  text: none,
};

/** `/manager/announcements`: what the school has told many at once, and how far each has come. */
export function Page() {
  const t = useTexts('announcements');
  const navigate = useNavigate({ from: '/manager/announcements' });
  const mayWrite = useMay()('POST /manager/announcements');
  const { list, items } = usePages('GET /manager/announcements', {}, { itemsOf: (page) => page.announcements });
  const begin = useCall('POST /manager/announcements', { changes: ['GET /manager/announcements'] });
  const write = async () => {
    const { announcementId } = await begin.mutateAsync({ body: { content: blank } });
    await navigate({ to: '/manager/announcements/$announcementId', params: { announcementId } });
  };
  return (
    <OfficeList
      words={t}
      list={list}
      items={items}
      empty={{ title: t.empty, about: t.emptyAbout }}
      actions={
        mayWrite && (
          <Button kind="primary" busy={begin.isPending} onPress={() => void write()}>
            <Icon of={Plus} />
            {t.write}
          </Button>
        )
      }
      renderCard={(it) => <Row key={it.announcementId} of={it} />}
    />
  );
}

function Row({ of: { announcementId, state, audience, kind, subject, startsAt, savedAt, by, counts } }: { of: AnnouncementRow }) {
  const t = useTexts('announcements');
  const locale = useLocale();
  const named = subject[locale === 'ru-RU' ? 'ru' : 'en'] || subject.ru || subject.en || t.noSubject;
  const moment = (when: string) => at(locale, when, 'dayTime', schoolZone);
  return (
    <li>
      <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 grow basis-64 flex-col gap-1">
          <h2 className="text-lg break-words">{named}</h2>
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={stateTones[state]}>{t.states[state]}</Badge>
            <span className="text-sm text-mute">{`${t.audiences[audience]} · ${t.kinds[kind]}`}</span>
          </p>
          <p className="text-sm text-mute">
            {startsAt === null ? t.savedBy(by?.name ?? '', moment(savedAt)) : t.startedBy(by?.name ?? '', moment(startsAt))}
          </p>
          {state !== 'draft' && <p className="text-sm figures">{t.told(counts.told, counts.people)}</p>}
        </div>
        <LinkButton to="/manager/announcements/$announcementId" params={{ announcementId }} aria-label={t.openOf(named)}>
          {t.open}
        </LinkButton>
      </Card>
    </li>
  );
}

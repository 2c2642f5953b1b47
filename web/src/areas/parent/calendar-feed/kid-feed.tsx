import type { AnswerOf } from '@school/contract/calls';
import { useId } from 'react';

import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Button } from '#kit/button.tsx';
import { buttonLook } from '#kit/button-look.ts';
import { Card } from '#kit/card.tsx';
import { raiseNotice } from '#kit/notice.ts';

interface KidFeedProps {
  kid: { kidUid: string; firstName: string; avatar: string | null };
  zone: string;
  feed: AnswerOf<'GET /calendar-feeds'>['feeds'][number] | undefined;
  /** The link, while it is shown: right after it was made. */
  url: string | undefined;
  onUrl(url: string | undefined): void;
}

/** The calendar link of one kid. */
export function KidFeed({ kid, zone, feed, url, onUrl }: KidFeedProps) {
  const t = useTexts('calendarFeed');
  const locale = useLocale();
  const id = useId();
  const create = useCall('POST /calendar-feeds', { changes: ['GET /calendar-feeds'] });
  const revoke = useCall('DELETE /calendar-feeds/:kidUid', { changes: ['GET /calendar-feeds'] });
  const make = () =>
    create.mutate(
      { body: { kidUid: kid.kidUid } },
      {
        onSuccess: (made) => {
          onUrl(made.url);
          raiseNotice({ tone: 'good', text: t.created });
        },
      },
    );
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    raiseNotice({ tone: 'good', text: t.copied });
  };
  return (
    <Card label={t.link(kid.firstName)} className="flex flex-col gap-4">
      <h2 className="flex items-center gap-3 text-lg">
        <Avatar name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={40} />
        {kid.firstName}
      </h2>
      {url !== undefined && (
        <>
          <label htmlFor={id} className="flex flex-col gap-1 text-sm text-mute">
            {t.link(kid.firstName)}
            <input
              id={id}
              readOnly
              value={url}
              onFocus={(event) => event.target.select()}
              className="figures min-h-12 w-full rounded-md border-2 border-edge bg-card px-3 text-base text-ink"
            />
          </label>
          <p className="text-sm text-mute">{t.once}</p>
          <p className="flex flex-wrap gap-3">
            <a href={url.replace(/^https?:/, 'webcal:')} className={buttonLook('primary')}>
              {t.open}
            </a>
            <Button onPress={() => void copy(url).catch(() => document.getElementById(id)?.focus())}>{t.copy}</Button>
          </p>
        </>
      )}
      <p className="text-sm text-mute">
        {feed
          ? `${t.since(at(locale, feed.createdAt, 'day', zone))}. ${feed.readAt ? t.read(at(locale, feed.readAt, 'dayTime', zone)) : t.neverRead}`
          : t.none}
      </p>
      <p className="flex flex-wrap gap-3">
        <Button
          kind={feed ? 'secondary' : 'primary'}
          label={feed ? t.renewFor(kid.firstName) : t.createFor(kid.firstName)}
          busy={create.isPending}
          onPress={make}
        >
          {feed ? t.renew : t.create}
        </Button>
        {feed && (
          <Button
            label={t.revokeFor(kid.firstName)}
            busy={revoke.isPending}
            onPress={() =>
              revoke.mutate(
                { params: { kidUid: kid.kidUid } },
                {
                  onSuccess: () => {
                    onUrl(undefined);
                    raiseNotice({ tone: 'good', text: t.revoked });
                  },
                },
              )
            }
          >
            {t.revoke}
          </Button>
        )}
      </p>
    </Card>
  );
}

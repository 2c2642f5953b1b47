import { type ReactNode, useId } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { buttonLook } from '#kit/button-look.ts';
import { Card } from '#kit/card.tsx';
import { raiseNotice } from '#kit/notice.ts';

interface CalendarLinkProps {
  /** Whose lessons it shows, as the buttons say it. */
  name: string;
  heading: ReactNode;
  zone: string;
  feed: { createdAt: string; readAt: string | null } | undefined;
  /** The link, while it is shown: right after it was made. */
  url: string | undefined;
  onUrl(url: string | undefined): void;
  isMaking: boolean;
  isRevoking: boolean;
  onMake(): Promise<{ url: string }>;
  onRevoke(): Promise<unknown>;
}

/** A private calendar link: made, shown once, made anew, turned off. */
export function CalendarLink({ name, heading, zone, feed, url, onUrl, isMaking, isRevoking, onMake, onRevoke }: CalendarLinkProps) {
  const t = useTexts('calendarFeed');
  const locale = useLocale();
  const id = useId();
  const make = () =>
    void onMake().then(
      (made) => {
        onUrl(made.url);
        raiseNotice({ tone: 'good', text: t.created });
      },
      () => undefined,
    );
  const revoke = () =>
    void onRevoke().then(
      () => {
        onUrl(undefined);
        raiseNotice({ tone: 'good', text: t.revoked });
      },
      () => undefined,
    );
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    raiseNotice({ tone: 'good', text: t.copied });
  };
  return (
    <Card label={t.link(name)} className="flex flex-col gap-4">
      {heading}
      {url !== undefined && (
        <>
          <label htmlFor={id} className="flex flex-col gap-1 text-sm text-mute">
            {t.link(name)}
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
        <Button kind={feed ? 'secondary' : 'primary'} label={feed ? t.renewFor(name) : t.createFor(name)} busy={isMaking} onPress={make}>
          {feed ? t.renew : t.create}
        </Button>
        {feed && (
          <Button label={t.revokeFor(name)} busy={isRevoking} onPress={revoke}>
            {t.revoke}
          </Button>
        )}
      </p>
    </Card>
  );
}

import type { PayLink } from '@school/contract/pay-links/calls';
import { useState } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';

/** A link that was just made, shown this once: copied, or sent by what the device has. */
export function MadeLink({ link, zone }: { link: PayLink; zone: string }) {
  const t = useTexts('payLink');
  const locale = useLocale();
  const [said, say] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(link.url).then(
      () => say(t.copied),
      () => say(t.notCopied),
    );
  return (
    <div className="flex flex-col gap-3">
      <p>{t.readyAbout(money(locale, link.total), at(locale, link.until, 'dayTime', zone))}</p>
      <p className="rounded-sm bg-sunk p-3 font-bold break-all select-all">{link.url}</p>
      <output className="text-mute">{said}</output>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onPress={() => void copy()}>
          {t.copy}
        </Button>
        {'share' in navigator && (
          <Button onPress={() => void navigator.share({ title: t.title, url: link.url }).catch(() => undefined)}>{t.share}</Button>
        )}
      </div>
    </div>
  );
}

import { useEffect, useState } from 'react';

import { changed } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { buttonLook } from '#kit/button-look.ts';
import { Badge } from '#kit/card.tsx';
import { Sheet } from '#kit/dialog.tsx';

const lookEvery = 3_000;

/** The owner opens the bot, Telegram tells the school of it, and the page, which looks again meanwhile, says that it works. */
export function BotSheet({ isProved, onClose }: { isProved: boolean; onClose(): void }) {
  const { bot: t, proof } = useTexts('schoolOpening');
  const [url, setUrl] = useState<string>();
  const begin = useCall('POST /manager/school/telegram/proof');
  const waits = url !== undefined && !isProved;
  useEffect(() => {
    if (!waits) return undefined;
    const look = setInterval(() => void changed('GET /manager/school/opening'), lookEvery);
    return () => clearInterval(look);
  }, [waits]);
  return (
    <Sheet title={t.title} onClose={onClose}>
      <p>{t.about}</p>
      {url === undefined ? (
        <Button
          kind="primary"
          size="large"
          busy={begin.isPending}
          onPress={() => begin.mutate({ body: {} }, { onSuccess: (it) => setUrl(it.url) })}
        >
          {t.begin}
        </Button>
      ) : (
        <a href={url} target="_blank" rel="noopener noreferrer" className={buttonLook('primary', { size: 'large' })}>
          {t.open}
        </a>
      )}
      <output className="block">{isProved ? <Badge tone="good">{proof.proved}</Badge> : waits && t.waits}</output>
    </Sheet>
  );
}

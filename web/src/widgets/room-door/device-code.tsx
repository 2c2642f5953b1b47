import { useState } from 'react';

import { atSchool } from '#api/school-address.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Countdown } from '#kit/countdown.tsx';

interface DeviceCodeProps {
  eventId: string;
  kidUid: string;
  /** Whose code it is, where a family has several children in the lesson. */
  name?: string | undefined;
  /** For small hands. */
  size?: 'medium' | 'large';
}

/** Where the digits are typed, as a person types it: no protocol, no query. */
function addressOfRoom(): string {
  const { host, pathname } = new URL(atSchool('/room'), location.href);
  return `${host}${pathname}`;
}

/** Three and three, as they are read out. */
const grouped = (code: string): string => `${code.slice(0, code.length / 2)} ${code.slice(code.length / 2)}`;

/** Digits by which the lesson goes on on another device, where nobody has signed in (docs/decisions/0132). */
export function DeviceCode({ eventId, kidUid, name, size = 'medium' }: DeviceCodeProps) {
  const t = useTexts('deviceCode');
  const ask = useCall('POST /lesson-room/:eventId/device-code');
  /** The code whose time is over. */
  const [over, setOver] = useState<string>();
  const given = ask.data;
  // What is wrong the red notice has said already.
  const another = () => void ask.mutateAsync({ params: { eventId }, body: { kidUid } }).catch(() => undefined);
  if (!given)
    return (
      <Button size={size} busy={ask.isPending} onPress={another}>
        {name === undefined ? t.ask : t.askFor(name)}
      </Button>
    );
  const isOver = over === given.code;
  return (
    <section
      aria-label={name === undefined ? t.title : t.titleFor(name)}
      className="flex w-full max-w-md flex-col items-center gap-2 rounded-lg bg-card p-4 text-center text-ink"
    >
      <h2 className="text-lg">{name === undefined ? t.title : t.titleFor(name)}</h2>
      <output className={isOver ? 'text-mute line-through' : ''}>
        <span aria-hidden className="figures text-[2.75rem] leading-tight font-extrabold">
          {grouped(given.code)}
        </span>
        {/* Digit by digit, not as a number. */}
        <span className="sr-only">{isOver ? t.over : given.code.split('').join(' ')}</span>
      </output>
      {isOver ? (
        <p aria-hidden>{t.over}</p>
      ) : (
        <>
          <p>{t.where(addressOfRoom())}</p>
          <p className="text-sm text-mute">{t.what}</p>
          <p className="text-sm">
            {t.left} <Countdown key={given.code} until={given.expiresAt} label={t.left} onOver={() => setOver(given.code)} />
          </p>
        </>
      )}
      <Button size={size} busy={ask.isPending} onPress={another}>
        {t.another}
      </Button>
    </section>
  );
}

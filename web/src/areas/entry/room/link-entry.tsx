import type { Facts } from '@school/contract/verdict';
import { useEffect, useEffectEvent, useState } from 'react';

import { api } from '#api/client.ts';
import { schoolNow } from '#api/school-clock.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useLocale } from '#i18n/locale.ts';
import { refusalWords } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { PageLayout } from '#kit/page-layout.tsx';

import { goIn } from './go-in.ts';

/** What the school said instead of opening. */
interface Said {
  code: string;
  facts: Facts;
  words: string;
}

interface LinkEntryProps {
  token: string;
  /** It has opened the lesson, or never will. */
  onUsed(): void;
  onOther(): void;
}

/** Somebody has come by the link of a lesson: in at once, or by itself as the room opens. */
export function LinkEntry({ token, onUsed, onOther }: LinkEntryProps) {
  const t = useTexts('roomEntry');
  const locale = useLocale();
  const [said, setSaid] = useState<Said>();
  const enter = async () => {
    try {
      const entered = await api('POST /lesson-room/link/enter', { body: { token } });
      onUsed();
      await goIn(entered);
    } catch (cause) {
      if (!(cause instanceof SchoolRefusal)) throw cause;
      cause.take();
      if (cause.code !== 'lesson_room.too_early') onUsed();
      setSaid({ code: cause.code, facts: cause.facts, words: await refusalWords(cause.code, cause.facts) });
    }
  };
  const comeIn = useEffectEvent(() => void enter());
  useEffect(() => {
    const timer = setTimeout(() => comeIn());
    return () => clearTimeout(timer);
  }, []);
  // The times of the letter are the family's, wherever this phone is.
  const zone = String(said?.facts['zone'] ?? deviceZone());
  const from = said?.code === 'lesson_room.too_early' ? String(said.facts['from']) : undefined;
  useEffect(() => {
    if (from === undefined) return undefined;
    // Looked at, not counted down: a phone that slept has missed its alarm.
    const timer = setInterval(() => {
      if (schoolNow() >= Date.parse(from)) comeIn();
    }, lookEvery);
    return () => clearInterval(timer);
  }, [from]);
  if (!said)
    return (
      <PageLayout title={t.link.title} width="text">
        <output>{t.link.entering}</output>
      </PageLayout>
    );
  return (
    <PageLayout title={t.link.title} width="text">
      <Card className="flex flex-col gap-6">
        <output className="text-lg">{from === undefined ? said.words : t.link.early(at(locale, from, 'dayTime', zone))}</output>
        <div className="flex flex-wrap gap-4">
          <Button kind="primary" size="large" onPress={() => void enter()}>
            {from === undefined ? t.link.again : t.enter}
          </Button>
          <Button size="large" onPress={onOther}>
            {t.link.byCode}
          </Button>
        </div>
      </Card>
    </PageLayout>
  );
}

/** Milliseconds. */
const lookEvery = 2_000;

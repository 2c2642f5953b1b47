import type { DiagnosticAttempt } from '@school/contract/onboarding/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Mascot } from '#widgets/player/mascot.tsx';

/** Between two parts: a breath. */
export function TestBreak({ attempt, onGoOn }: { attempt: DiagnosticAttempt; onGoOn(): void }) {
  const t = useTexts('onboarding');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const at = attempt.parts.findIndex(({ code }) => code === attempt.now?.part);
  const [before, next] = [attempt.parts[at - 1], attempt.parts[at]];
  return (
    <PageLayout title={t.breakTitle(before?.title[tongue] ?? '')} width="text">
      <Card className="flex flex-col items-center gap-4 text-center">
        <Mascot className="size-24" />
        <p className="text-lg">{t.breakAbout}</p>
        <p className="text-lg font-bold">{t.breakNext(next?.title[tongue] ?? '')}</p>
        <Button kind="primary" size="large" onPress={onGoOn}>
          {t.goOn}
        </Button>
        <LinkButton to="/onboarding" kind="quiet">
          {t.leave}
        </LinkButton>
      </Card>
    </PageLayout>
  );
}

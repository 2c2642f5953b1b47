import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';

/** The way to what families read of a teacher. */
export function OwnCardLink() {
  const t = useTexts('ownCard');
  return (
    <Card title={t.title} className="flex flex-col items-start gap-3">
      <p className="text-mute">{t.linkAbout}</p>
      <LinkButton to="/teacher/card">{t.link}</LinkButton>
    </Card>
  );
}

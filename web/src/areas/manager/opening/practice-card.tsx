import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';

/** A school to try everything in, beside this one: where it is, or how whoever runs the server starts it. */
export function PracticeCard({ url }: { url: string | null }) {
  const { practice: t } = useTexts('schoolOpening');
  return (
    <Card className="mt-6 flex flex-col gap-3">
      <h2 className="text-lg font-bold">{t.title}</h2>
      <p className="text-mute">{t.about}</p>
      {url === null ? (
        <p>
          {t.how} <code className="rounded-sm bg-sunk px-2 py-1 font-bold">{t.command}</code>
        </p>
      ) : (
        <a
          href={url}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center self-start font-bold text-brand underline underline-offset-4"
        >
          {t.open}
        </a>
      )}
    </Card>
  );
}

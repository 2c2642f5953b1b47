import { EmptyPage } from '#kit/empty-page.tsx';
import { useParams } from '#kit/router/router.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';

/** A document of the school in plain words: terms, personal data. */
export function Page() {
  const t = useTexts('legal');
  const none = useTexts('places').legal;
  const { document } = useParams({ from: '/legal/$document' });
  const documents: Readonly<Record<string, { title: string; parts: readonly { title: string; text: string }[] }>> = t.documents;
  const shown = documents[document];
  if (!shown) {
    return (
      <EmptyPage title={none.title} empty={none.now} about={none.about} action={<LinkButton to="/registration">{t.back}</LinkButton>} />
    );
  }
  return (
    <PageLayout title={shown.title} width="text">
      <Card className="flex flex-col gap-5">
        {shown.parts.map((part) => (
          <section key={part.title} className="flex flex-col gap-1">
            <h2 className="text-lg">{part.title}</h2>
            <p>{part.text}</p>
          </section>
        ))}
      </Card>
    </PageLayout>
  );
}

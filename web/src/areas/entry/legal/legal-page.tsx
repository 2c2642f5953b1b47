import { publicDocuments, type PublicDocument } from '@school/contract/pages/limits';
import { useSuspenseQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Card } from '#kit/card.tsx';
import { EmptyPage } from '#kit/empty-page.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useParams } from '#kit/router/router.tsx';

const isKnown = (name: string): name is PublicDocument => publicDocuments.some((document) => document === name);

/** A document of the school in plain words: terms, personal data, what the school says of itself. */
export function Page() {
  const none = useTexts('places').legal;
  const { document } = useParams({ from: '/legal/$document' });
  if (isKnown(document)) return <Document name={document} />;
  return (
    <EmptyPage title={none.title} empty={none.now} about={none.about} action={<LinkButton to="/registration">{none.back}</LinkButton>} />
  );
}

function Document({ name }: { name: PublicDocument }) {
  const t = useTexts('places').legal;
  const locale = useLocale();
  const language = locale === 'ru-RU' ? 'ru' : 'en';
  const { data } = useSuspenseQuery(queryOf('GET /legal/:document', { params: { document: name } }));
  const { title, sections } = data.document;
  return (
    <PageLayout title={title[language]} width="text">
      <Card className="flex flex-col gap-5">
        {sections.map((section) => (
          <section key={section.title.ru} className="flex flex-col gap-1">
            <h2 className="text-lg">{section.title[language]}</h2>
            <p className="whitespace-pre-line break-words">{section.text[language]}</p>
          </section>
        ))}
        {data.since !== null && <p className="text-sm text-mute">{t.since(at(locale, data.since, 'date', schoolZone))}</p>}
      </Card>
    </PageLayout>
  );
}

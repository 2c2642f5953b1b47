import { SchoolRefusal } from '#api/school-refusal.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { NotLoaded, type Reading } from './not-loaded.tsx';

/** A page of a family before it is there: on its way, of no family at all, or not to be read. */
export function FamilyNotLoaded({ title, family }: { title: string; family: Reading }) {
  const { noFamily: t } = useTexts('office');
  const { error } = family;
  const isMissing = error instanceof SchoolRefusal && (error.status === 404 || error.status === 400);
  return (
    <PageLayout title={title}>
      {!error && <Skeleton className="h-60" />}
      {isMissing && (
        <EmptyState title={t.title} action={<LinkButton to="/manager">{t.toFamilies}</LinkButton>}>
          {t.about}
        </EmptyState>
      )}
      {error instanceof Error && !isMissing && <NotLoaded list={family} />}
    </PageLayout>
  );
}

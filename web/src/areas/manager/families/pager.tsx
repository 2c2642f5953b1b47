import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { ArrowLeft, ArrowRight, Icon } from '#kit/icon.tsx';
import type { FamiliesPlace } from './use-families-place.ts';

/** From page to page. After a link from a colleague the page has no number, and the way back is the start. */
export function Pager({ place, next }: { place: FamiliesPlace; next: string | null }) {
  const t = useTexts('manager');
  const { before, pageNumber } = place;
  if (before === undefined && next === null) return null;
  return (
    <nav aria-label={t.pages} className="flex flex-wrap items-center gap-2">
      {before !== undefined && (
        <Button size="small" kind="quiet" onPress={place.toFirst}>
          {t.first}
        </Button>
      )}
      {pageNumber !== undefined && pageNumber > 1 && (
        <Button size="small" onPress={place.toPrevious}>
          <Icon of={ArrowLeft} />
          {t.previous}
        </Button>
      )}
      {pageNumber !== undefined && <span className="px-2 text-sm text-mute figures">{t.page(pageNumber)}</span>}
      {next !== null && (
        <Button size="small" onPress={() => place.toNext(next)}>
          {t.next}
          <Icon of={ArrowRight} />
        </Button>
      )}
    </nav>
  );
}

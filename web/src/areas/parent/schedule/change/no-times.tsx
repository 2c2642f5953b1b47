import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';

/** No time is free: the contact centre may know one. */
export function NoTimes() {
  const t = useTexts('lessonChange');
  return (
    <EmptyState title={t.noTimes} action={<LinkButton to="/chat">{t.writeToUs}</LinkButton>}>
      {t.noTimesAbout}
    </EmptyState>
  );
}

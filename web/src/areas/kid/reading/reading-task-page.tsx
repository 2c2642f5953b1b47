import { useTexts } from '#i18n/texts.ts';
import { LinkButton } from '#kit/link-button.tsx';
import { QuietPage } from '#widgets/quiet-page/quiet-page.tsx';

export function Page() {
  const { action, ...t } = useTexts('places').readingTask;
  return <QuietPage {...t} action={<LinkButton to="/kid-switcher">{action}</LinkButton>} />;
}

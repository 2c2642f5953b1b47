import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Fox } from '#widgets/fox/fox.tsx';

/** A family without a child on its account yet: the way to add one. */
export function NoKids() {
  const t = useTexts('homeSteps');
  return (
    <EmptyState
      picture={<Fox pose="greeting" />}
      title={t.noKids}
      action={<LinkButton to="/settings/edit-children">{t.addKid}</LinkButton>}
    />
  );
}

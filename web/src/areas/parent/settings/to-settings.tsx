import { useTexts } from '#i18n/texts.ts';
import { ChevronLeft, Icon } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';

/** The way back to the list of settings: on a phone they have no place in the menu below. */
export function ToSettings() {
  const { places } = useTexts('shell');
  return (
    <LinkButton to="/settings" kind="quiet" size="small" className="-ml-4 md:hidden">
      <Icon of={ChevronLeft} size={20} />
      {places.settings}
    </LinkButton>
  );
}

import { useTexts } from '#i18n/texts.ts';
import { BigLink } from '../task-link.tsx';

/** The way home, once the last task is done. */
export function AfterPractice({ kidUid }: { kidUid: string }) {
  const t = useTexts('kid');
  return (
    <BigLink picture="house" sun to="/kids/$kidUid" params={{ kidUid }}>
      {t.home}
    </BigLink>
  );
}

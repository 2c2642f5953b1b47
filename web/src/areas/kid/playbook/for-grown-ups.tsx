import { useTexts } from '#i18n/texts.ts';
import type { Band } from '#widgets/player/band.ts';
import { KidFrame } from '../kid-frame.tsx';
import { BigLink } from '../task-link.tsx';

/** A grown-up has come to a playbook: the answers would not be the child's, so the way in is shown. */
export function ForGrownUps({ kidUid, band }: { kidUid: string; band: Band }) {
  const t = useTexts('kid');
  return (
    <KidFrame kidUid={kidUid} band={band} title={t.homework} speech={t.enterAsKid}>
      <p className="text-(length:--words)">{t.enterAsKid}</p>
      <BigLink picture="door" className="grow-0 self-start" to="/kid-switcher">
        {t.chooseWho}
      </BigLink>
    </KidFrame>
  );
}

import type { SkillsMap } from '@school/contract/learning/skills';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone } from '#i18n/time.ts';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { useTongue } from '../use-kid.ts';

/** Certificates of units and projects. On paper they come from the parent's page. */
export function Earned({ map: { certificates } }: { map: SkillsMap }) {
  const t = useTexts('kidSkills');
  const { mine, given } = useTexts('certificates');
  const locale = useLocale();
  const tongue = useTongue();
  return (
    <section aria-label={mine} className="skills-card">
      <h2>
        {mine}
        <span className="figures">{certificates.length}</span>
      </h2>
      {certificates.length === 0 ? (
        <p className="text-mute">{t.noCertificates}</p>
      ) : (
        <ul className="skills-list">
          {certificates.map(({ lessonCode, title, givenAt }) => (
            <li key={lessonCode}>
              <img src={ownPicture('sports-medal')} alt="" draggable={false} />
              <span>
                <strong>{title[tongue]}</strong>
                <small>{given(at(locale, givenAt, 'date', deviceZone()))}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import type { AnswerOf } from '@school/contract/calls';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { GraduationCap, Icon } from '#kit/icon.tsx';
import { Face } from '#widgets/face/face.tsx';
import { AboutTeacher } from '#widgets/teacher-card/about-teacher.tsx';

export type Candidate = AnswerOf<'GET /user/change-teacher-request/:processId'>['candidates'][number];

/** The chip that leaves the choice to the school. */
export const theSchool = 'school';

interface WhoChoiceProps {
  candidates: readonly Candidate[];
  chosen: string | undefined;
  onChoose(who: string): void;
}

/** Who could give the lessons, with how many of them each keeps at their times; or the school chooses. */
export function WhoChoice({ candidates, chosen, onChoose }: WhoChoiceProps) {
  const t = useTexts('changeTeacher');
  const locale = useLocale();
  const shown = candidates.find(({ teacher }) => teacher.teacherId === chosen);
  const keeps = ({ keeps: kept, of }: Candidate) =>
    of === 0 ? t.nothingAhead : kept === of ? t.keepsAll(of) : kept === 0 ? t.keepsNone : t.keeps(kept, of);
  return (
    <div className="flex flex-col gap-3">
      {candidates.length === 0 && <p>{t.nobody}</p>}
      <RadioChips
        label={t.who}
        name="who"
        required
        chips={[
          ...candidates.map((candidate) => ({
            value: candidate.teacher.teacherId,
            label: candidate.teacher.name,
            note: keeps(candidate),
            picture: <Face name={candidate.teacher.name} avatar={candidate.teacher.avatar} size={44} />,
          })),
          {
            value: theSchool,
            label: t.school,
            // Where nobody was found it cannot be at once.
            ...(candidates.length > 0 && { note: t.schoolNote }),
            picture: <Icon of={GraduationCap} size={32} />,
          },
        ]}
        value={chosen}
        onChange={onChoose}
      />
      {shown && (
        <>
          <p className="text-mute">{shown.teacher.about[locale === 'ru-RU' ? 'ru' : 'en']}</p>
          <AboutTeacher key={shown.teacher.teacherId} teacher={shown.teacher} />
        </>
      )}
      {chosen === theSchool && <p className="text-mute">{t.schoolAbout}</p>}
    </div>
  );
}

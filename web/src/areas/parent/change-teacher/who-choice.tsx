import type { AnswerOf } from '@school/contract/calls';

import { useTexts } from '#i18n/texts.ts';
import { GraduationCap, Icon } from '#kit/icon.tsx';
import { RadioCards } from '#kit/radio-cards.tsx';
import { AboutTeacher } from '#widgets/teacher-card/about-teacher.tsx';
import { TeacherToMeet } from '#widgets/teacher-card/teacher-to-meet.tsx';

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
  const shown = candidates.find(({ teacher }) => teacher.teacherId === chosen);
  return (
    <div className="flex flex-col gap-3">
      {candidates.length === 0 && <p>{t.nobody}</p>}
      <h2 className="text-lg">{t.who}</h2>
      <RadioCards
        label={t.who}
        name="who"
        cards={[
          ...candidates.map((candidate) => ({ value: candidate.teacher.teacherId, content: <CandidateCard candidate={candidate} /> })),
          { value: theSchool, content: <SchoolCard isAtOnce={candidates.length > 0} /> },
        ]}
        value={chosen}
        onChange={onChoose}
      />
      {shown && <AboutTeacher key={shown.teacher.teacherId} teacher={shown.teacher} />}
      {chosen === theSchool && <p className="text-mute">{t.schoolAbout}</p>}
    </div>
  );
}

/** Her card, and how many of the lessons she keeps at their times. */
function CandidateCard({ candidate: { teacher, keeps, of } }: { candidate: Candidate }) {
  const t = useTexts('changeTeacher');
  return (
    <>
      <TeacherToMeet teacher={teacher} />
      <span className="mt-2 text-sm font-bold">
        {of === 0 ? t.nothingAhead : keeps === of ? t.keepsAll(of) : keeps === 0 ? t.keepsNone : t.keeps(keeps, of)}
      </span>
    </>
  );
}

/** The last one: nobody is named. Where nobody was found it cannot be at once. */
function SchoolCard({ isAtOnce }: { isAtOnce: boolean }) {
  const t = useTexts('changeTeacher');
  return (
    <span className="flex items-center gap-4">
      <Icon of={GraduationCap} size={32} />
      <span className="flex flex-col">
        <strong className="text-lg">{t.school}</strong>
        {isAtOnce && <span className="text-sm text-mute">{t.schoolNote}</span>}
      </span>
    </span>
  );
}

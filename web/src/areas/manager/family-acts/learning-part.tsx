import type { FamilyLessons } from '@school/contract/back-office/lesson-shapes';

import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';

import { ProcessState } from '../families/process-state.tsx';
import type { ActWords } from './use-act-words.ts';
import type { Action, Open } from './use-action.ts';

type Row = FamilyLessons['processes'][number];

interface LearningPartProps {
  of: FamilyLessons;
  words: ActWords;
  onOpen: Open;
}

/** What each kid learns, with whom and when, and what can be done about it. */
export function LearningPart({ of, words, onOpen }: LearningPartProps) {
  const t = useTexts('familyActs');
  return (
    <section aria-label={t.learning} className="flex flex-col gap-3">
      <h2 className="text-xl">{t.learning}</h2>
      {of.processes.length === 0 && <p className="text-mute">{t.noLearning}</p>}
      <ul className="grid gap-3 md:grid-cols-2">
        {of.processes.map((row) => (
          <li key={row.process.processId}>
            <ProcessCard row={row} words={words} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const isOver = ({ process: { state } }: Row) => state === 'finished' || state === 'canceled';

/** The actions of a process in the order in which they are wanted. */
function actionsOf(row: Row): Action[] {
  const { may, asked, process } = row;
  const actions: Array<[Action, boolean]> = [
    ['changeTeacher', may.changeTeacher.allowed],
    ['declineTeacherRequest', asked !== null],
    ['bookLesson', process.type === 'learning' && !isOver(row)],
    ['setSchedule', may.set.allowed],
    ['changeSchedule', may.change.allowed],
    ['pauseSchedule', may.pause.allowed],
    ['resumeSchedule', may.resume.allowed],
    ['endSchedule', may.end.allowed && process.type === 'learning'],
  ];
  return actions.flatMap(([action, isOpen]) => (isOpen ? [action] : []));
}

function ProcessCard({ row, words, onOpen }: { row: Row; words: ActWords; onOpen: Open }) {
  const t = useTexts('familyActs');
  const locale = useLocale();
  const { process, asked } = row;
  const about = words.about(process);
  const actions = actionsOf(row);
  return (
    <Card className="flex h-full flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-bold">
          {about}
          {process.levelTitle !== null && <span className="text-mute"> · {process.levelTitle[tongueOf(locale)]}</span>}
        </h3>
        <ProcessState state={process.state} />
      </div>
      <p className="figures text-mute">
        {[process.teacher ? t.teacherIs(process.teacher.name) : t.noTeacher, words.weekly(process.days)]
          .filter((it) => it !== '')
          .join(' · ')}
      </p>
      {process.pause && <p className="text-sm text-warn">{t.pausedFor(words.pause(process.pause))}</p>}
      {asked && <p className="rounded-sm bg-warn-soft p-3 text-warn">{t.askedFor(asked.reason)}</p>}
      {actions.length > 0 && (
        <div className="mt-auto flex flex-wrap gap-2">
          {actions.map((action) => (
            <Button key={action} size="small" label={`${t.do[action]}: ${about}`} onPress={() => onOpen(action, process.processId)}>
              {t.do[action]}
            </Button>
          ))}
        </div>
      )}
    </Card>
  );
}

import type { FamilyLessons, ManagedLesson } from '@school/contract/back-office/lesson-shapes';

import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Badge, type Tone } from '#kit/card.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { KindBadge } from '#widgets/lesson-look/lesson-kind.tsx';

import type { ActWords } from './use-act-words.ts';
import { type Action, type Open, type View, views } from './use-action.ts';

interface LessonsPartProps {
  of: FamilyLessons;
  words: ActWords;
  view: View;
  onView(view: View): void;
  onOpen: Open;
  selected: readonly string[];
  onSelect(selected: readonly string[]): void;
  onTogether(): void;
}

/** The lessons of a family, one line each, with all that can be done about it; several can be changed together. */
export function LessonsPart({ of, words, view, onView, onOpen, selected, onSelect, onTogether }: LessonsPartProps) {
  const t = useTexts('familyActs');
  const isPast = ({ event }: ManagedLesson) => Date.parse(event.timestamp) + event.minutes * 60_000 <= Date.parse(of.now);
  const shown = of.lessons.filter((lesson) => view === 'all' || isPast(lesson) === (view === 'past'));
  const inOrder = view === 'past' ? shown.toReversed() : shown;
  return (
    <section aria-label={t.lessonsTitle} className="flex flex-col gap-3">
      <h2 className="text-xl">{t.lessonsTitle}</h2>
      <RadioChips label={t.view} labelHidden name="view" layout="row" chips={choicesOf(t.views, views)} value={view} onChange={onView} />
      {selected.length > 0 && (
        <div className="sticky top-2 z-10 flex flex-wrap items-center gap-3 rounded-md bg-brand-soft p-3">
          <strong className="figures">{t.selected(selected.length)}</strong>
          <Button size="small" onPress={onTogether}>
            {t.together}
          </Button>
          <Button size="small" onPress={() => onSelect([])}>
            {t.clear}
          </Button>
        </div>
      )}
      {inOrder.length === 0 && <p className="text-mute">{t.noLessons}</p>}
      <ul aria-label={t.lessonsTitle} className="flex flex-col gap-2">
        {inOrder.map((lesson) => (
          <LessonLine
            key={lesson.event.eventId}
            lesson={lesson}
            words={words}
            onOpen={onOpen}
            isSelected={selected.includes(lesson.event.eventId)}
            onSelect={(isOn) =>
              onSelect(isOn ? [...selected, lesson.event.eventId] : selected.filter((eventId) => eventId !== lesson.event.eventId))
            }
          />
        ))}
      </ul>
    </section>
  );
}

const tones: Partial<Record<ManagedLesson['event']['status'], Tone>> = {
  conducted: 'good',
  inProgress: 'brand',
  nonAttendance: 'bad',
};

function actionsOf({ event, may }: ManagedLesson): Action[] {
  const hasOutcome = [may.conducted, may.missed, may.brokeDown, may.giveBack].some(({ allowed }) => allowed);
  const actions: Array<[Action, boolean]> = [
    ['transfer', may.transfer.allowed],
    ['cancel', may.cancel.allowed],
    ['replaceTeacher', may.replace.allowed && event.teacher !== null],
    ['outcome', hasOutcome],
    ['reportTrial', may.report.allowed],
  ];
  return actions.flatMap(([action, isOpen]) => (isOpen ? [action] : []));
}

interface LessonLineProps {
  lesson: ManagedLesson;
  words: ActWords;
  onOpen: Open;
  isSelected: boolean;
  onSelect(isSelected: boolean): void;
}

function LessonLine({ lesson, words, onOpen, isSelected, onSelect }: LessonLineProps) {
  const t = useTexts('familyActs');
  const say = useRefusals();
  const { event } = lesson;
  const actions = actionsOf(lesson);
  const what = `${words.about(event)}, ${words.hours(event)}`;
  const { transfer } = event.may;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded-lg border border-line bg-card p-3">
      {actions.length > 0 && (
        <label className="grid size-11 shrink-0 place-items-center">
          <input
            type="checkbox"
            aria-label={t.select(what)}
            checked={isSelected}
            onChange={(change) => onSelect(change.target.checked)}
            className="size-5.5 accent-brand"
          />
        </label>
      )}
      <div className="flex min-w-0 grow basis-60 flex-col gap-1">
        <p className="figures font-bold first-letter:uppercase">{words.hours(event)}</p>
        <p className="flex flex-wrap items-center gap-2">
          {words.about(event)}
          {event.teacher && <span className="text-mute">· {event.teacher.name}</span>}
          <KindBadge kind={event.kind} />
          <Badge tone={tones[event.status] ?? 'plain'}>{words.status(event.status)}</Badge>
        </p>
        {lesson.may.transfer.allowed && !transfer.allowed && (
          <p className="text-sm text-mute">{t.familyMayNot(say(transfer.why, transfer.facts))}</p>
        )}
      </div>
      {actions.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {actions.map((action) => (
            <Button key={action} size="small" label={`${t.do[action]}: ${what}`} onPress={() => onOpen(action, event.eventId)}>
              {t.do[action]}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

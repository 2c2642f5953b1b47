import type { GroupCard } from '@school/contract/groups/manager-shapes';
import type { ReactNode } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { LinkButton, LoneLink } from '#kit/link-button.tsx';

import { useGroupWords } from './use-group-words.ts';

interface PartProps {
  title: string;
  none: string;
  isEmpty: boolean;
  action?: ReactNode;
  children: ReactNode;
}

function Part({ title, none, isEmpty, action, children }: PartProps) {
  return (
    <Card label={title}>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <h2 className="text-lg">{title}</h2>
        {action}
      </div>
      {isEmpty ? <p className="text-mute">{none}</p> : <ul className="flex flex-col divide-y divide-line">{children}</ul>}
    </Card>
  );
}

interface PersonProps {
  of: GroupCard['waiting'][number] | GroupCard['kids'][number];
  notes: readonly string[];
  children?: ReactNode;
}

const Person = ({ of: { name, age, familyId, parentName }, notes, children }: PersonProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
    <div className="min-w-0 grow basis-56">
      <p className="font-bold">
        {name}, {age}
      </p>
      <LoneLink to="/manager/families/$familyId" params={{ familyId }}>
        {parentName}
      </LoneLink>
      {notes.map((note) => (
        <p key={note} className="figures text-sm break-words text-mute">
          {note}
        </p>
      ))}
    </div>
    <div className="flex flex-wrap gap-2">{children}</div>
  </li>
);

interface DoorProps {
  familyId: string;
  action: string;
  id: string;
  label: string;
  children: ReactNode;
}

/** The act itself stands on the page of the family's lessons, with its preview. */
const Door = ({ familyId, action, id, label, children }: DoorProps) => (
  <LinkButton size="small" to="/manager/families/$familyId/lessons" params={{ familyId }} search={{ do: action, id }} aria-label={label}>
    {children}
  </LinkButton>
);

/** Who has a place in the group, and what can be done about each. */
export function KidsPart({ card: { kids, managed } }: { card: GroupCard }) {
  const { card: t } = useTexts('managedGroups');
  const words = useGroupWords();
  const locale = useLocale();
  const takesKids = managed.state === 'running' || managed.state === 'enrolling';
  return (
    <Part title={t.kids} none={t.noKids} isEmpty={kids.length === 0} action={takesKids && <LinkButton to="/manager">{t.find}</LinkButton>}>
      {kids.map((kid) => (
        <Person
          key={kid.kidUid}
          of={kid}
          notes={[
            `${t.heldAs[kid.heldAs]}, ${t.since(at(locale, kid.since, 'day', schoolZone))}`,
            ...(kid.heldAs === 'offer' && kid.until !== null ? [t.until(words.when(kid.until))] : []),
            ...(kid.lessons > 0 ? [t.funded(kid.funded, kid.lessons)] : []),
          ]}
        >
          {kid.enrolmentId !== null && takesKids && (
            <Door familyId={kid.familyId} action="moveToGroup" id={kid.enrolmentId} label={t.takeOf(kid.name)}>
              {t.take}
            </Door>
          )}
          {kid.enrolmentId !== null && managed.state !== 'closed' && (
            <Door familyId={kid.familyId} action="removeFromGroup" id={kid.enrolmentId} label={t.outOf(kid.name)}>
              {t.out}
            </Door>
          )}
        </Person>
      ))}
    </Part>
  );
}

/** Who waits for such a place, first in line first. */
export function WaitingPart({ card: { waiting, managed } }: { card: GroupCard }) {
  const { card: t } = useTexts('managedGroups');
  const locale = useLocale();
  const hasRoom = managed.enrolled + managed.visiting + managed.offered < managed.capacity;
  return (
    <Part title={t.waiting} none={t.noWaiting} isEmpty={waiting.length === 0}>
      {waiting.map((it) => (
        <Person
          key={it.requestId}
          of={it}
          notes={[t.since(at(locale, it.since, 'day', schoolZone)), ...(it.wishes === '' ? [] : [it.wishes])]}
        >
          {hasRoom && (
            <Door familyId={it.familyId} action="offerPlace" id={it.requestId} label={t.offerTo(it.name)}>
              {t.offer}
            </Door>
          )}
        </Person>
      ))}
    </Part>
  );
}

/** The lessons ahead; each can be called off or given to somebody else. */
export function LessonsPart({ card: { lessons, managed }, onOpen }: { card: GroupCard; onOpen(eventId: string): void }) {
  const all = useTexts('managedGroups');
  const { card: t } = all;
  const words = useGroupWords();
  return (
    <Part title={t.lessons} none={t.noLessons} isEmpty={lessons.length === 0}>
      {lessons.map((lesson) => (
        <li key={lesson.eventId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <div className="min-w-0 grow basis-48">
            <p className="figures">{words.when(lesson.timestamp)}</p>
            <p className="figures text-sm text-mute">
              {[t.inLesson(lesson.kids), ...(lesson.teacher === managed.group.teacher.name ? [] : [all.substitute(lesson.teacher)])].join(
                ', ',
              )}
            </p>
          </div>
          <Button size="small" label={t.lessonOf(words.when(lesson.timestamp))} onPress={() => onOpen(lesson.eventId)}>
            {t.lesson}
          </Button>
        </li>
      ))}
    </Part>
  );
}

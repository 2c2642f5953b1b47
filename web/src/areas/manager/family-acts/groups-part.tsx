import type { FamilyLessons } from '@school/contract/back-office/lesson-shapes';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';

import type { ActWords } from './use-act-words.ts';
import type { Action, Open } from './use-action.ts';

interface GroupsPartProps {
  of: FamilyLessons;
  words: ActWords;
  onOpen: Open;
}

/** Places in groups, visits, and wishes on the waiting list. */
export function GroupsPart({ of, words, onOpen }: GroupsPartProps) {
  const t = useTexts('familyActs');
  const rows = [
    ...of.enrolments.map(({ enrolmentId, kidUid, group, next }) => ({
      id: enrolmentId,
      what: `${words.kidOf(kidUid)}, ${words.title(group.title)}`,
      notes: [group.teacher.name, next ? t.next(words.when(next.timestamp)) : ''],
      actions: ['moveToGroup', 'removeFromGroup'] as Action[],
    })),
    ...of.visits.map(({ visitId, kidUid, group, timestamp }) => ({
      id: visitId,
      what: `${words.kidOf(kidUid)}, ${words.title(group.title)}`,
      notes: [words.when(timestamp)],
      actions: [] as Action[],
    })),
    ...of.waiting.map(({ requestId, kidUid, courseCode, place, wishes, offer }) => ({
      id: requestId,
      what: `${words.kidOf(kidUid)}, ${words.learned({ courseCode, subject: 'speaking' })}`,
      notes: [
        t.inLine(place),
        wishes === '' ? '' : t.wishes(wishes),
        offer ? t.offered(words.title(offer.group.title), words.when(offer.until)) : '',
      ],
      actions: (offer ? ['declineWaiting'] : ['offerPlace', 'declineWaiting']) as Action[],
    })),
  ];
  return (
    <section aria-label={t.groupsTitle} className="flex flex-col gap-3">
      <h2 className="text-xl">{t.groupsTitle}</h2>
      {rows.length === 0 && <p className="text-mute">{t.noGroups}</p>}
      <ul className="flex flex-col gap-2">
        {rows.map(({ id, what, notes, actions }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-card p-3">
            <div className="min-w-0 grow basis-60">
              <p className="font-bold">{what}</p>
              <p className="figures text-sm text-mute">{notes.filter((it) => it !== '').join(' · ')}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              {actions.map((action) => (
                <Button key={action} size="small" label={`${t.do[action]}: ${what}`} onPress={() => onOpen(action, id)}>
                  {t.do[action]}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <div>
        <Button onPress={() => onOpen('enrol')}>{t.do.enrol}</Button>
      </div>
    </section>
  );
}

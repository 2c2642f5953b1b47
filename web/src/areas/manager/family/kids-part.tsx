import type { CourseCode } from '@school/contract/catalogue/limits';
import type { FamilyCard } from '@school/contract/back-office/family-shapes';

import { useState } from 'react';

import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Button } from '#kit/button.tsx';
import { Icon, Pencil } from '#kit/icon.tsx';

import { Beginning } from '#widgets/course-progress/beginning.tsx';

import { ProcessState } from '../families/process-state.tsx';
import { listLook, Part } from './part.tsx';

interface KidsPartProps {
  of: FamilyCard;
  onEdit: ((kidUid: string) => void) | undefined;
  onAdd: (() => void) | undefined;
}

/** Asked for where somebody opens it: a family card is read more often than a course is begun. */
function BeginningOf({ kidUid, courseCode }: { kidUid: string; courseCode: CourseCode }) {
  const { beginning: t } = useTexts('familyCard');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="w-full" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 content-center text-brand">{t.title}</summary>
      {isOpen && <Beginning kidUid={kidUid} courseCode={courseCode} may texts={t} />}
    </details>
  );
}

/** The kids, and what each learns with whom. */
export function KidsPart({ of, onEdit, onAdd }: KidsPartProps) {
  const { kids: t } = useTexts('familyCard');
  const adding = useTexts('familyAdding');
  const names = useTexts('names');
  const locale = useLocale();
  return (
    <Part title={t.title}>
      {of.kids.length === 0 && <p className="text-mute">{t.none}</p>}
      {of.kids.length > 0 && (
        <ul aria-label={t.title} className={listLook}>
          {of.kids.map((kid) => {
            const name = `${kid.name} ${kid.surname}`.trim();
            const processes = of.processes.filter(({ kids }) => kids.includes(kid.kidUid));
            const born = at(locale, Date.UTC(kid.dob.year, kid.dob.month - 1), 'month', 'UTC');
            return (
              <li key={kid.kidUid} className="flex gap-3 py-3">
                <Avatar name={name} picture={kid.avatar} animal={kid.kidUid} size={40} />
                <div className="flex min-w-0 grow flex-col gap-2">
                  <div className="flex flex-wrap items-center justify-between gap-2">
                    <p>
                      <span className="font-bold">{name}</span> <span className="text-mute">· {t.age(kid.age)}</span>
                      <span className="block text-sm text-mute">
                        {t.born(born)} · {kid.languages.map((language) => names.languages[language]).join(', ')}
                      </span>
                      {kid.isAsked && <span className="block text-sm font-bold text-warn">{adding.kidAsked}</span>}
                    </p>
                    {onEdit && (
                      <Button size="small" label={t.editOf(name)} onPress={() => onEdit(kid.kidUid)}>
                        <Icon of={Pencil} size={16} />
                        {t.edit}
                      </Button>
                    )}
                  </div>
                  {processes.length === 0 && <p className="text-sm text-mute">{t.noProcesses}</p>}
                  <ul className="flex flex-col gap-1.5">
                    {processes.map(({ processId, type, subject, courseCode, levelTitle, state, teacher }) => (
                      <li key={processId} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
                        <span>
                          {type === 'intro' && state !== 'waitSchedulingIntroLesson'
                            ? t.trial(names.subjects[subject])
                            : courseCode === null
                              ? names.subjects[subject]
                              : names.courses[courseCode]}
                        </span>
                        <ProcessState state={state} />
                        <span className="text-mute">
                          {[
                            ...(levelTitle === null ? [] : [t.level(levelTitle[tongueOf(locale)])]),
                            ...(teacher ? [t.teacher(teacher.name)] : []),
                          ].join(' · ')}
                        </span>
                        {type === 'learning' && courseCode !== null && <BeginningOf kidUid={kid.kidUid} courseCode={courseCode} />}
                      </li>
                    ))}
                  </ul>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {onAdd && (
        <Button size="small" onPress={onAdd}>
          {adding.addKid}
        </Button>
      )}
    </Part>
  );
}

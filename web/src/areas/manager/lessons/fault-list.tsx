import type { LessonFault } from '@school/contract/playbooks/lesson-texts';

import { useTexts } from '#i18n/texts.ts';

/** What the checks say of the draft: what has to be mended, and what nobody has recorded yet. */
export function FaultList({ faults }: { faults: readonly LessonFault[] }) {
  const t = useTexts('lessonEditor');
  const wrong = faults.filter(({ kind }) => kind === 'wrong');
  const unheard = faults.filter(({ kind }) => kind === 'unheard');
  if (wrong.length > 0)
    return (
      <section aria-label={t.faultsOf} className="flex flex-col gap-2 rounded-sm bg-bad-soft p-3 text-bad">
        <h2 className="font-bold">{t.faults(wrong.length)}</h2>
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {wrong.map(({ task, where, check, values }) => (
            <li key={JSON.stringify([task, where, check, values])} className="break-words">
              {task !== null && <b>{t.task(task)}: </b>}
              {where !== null && (
                <>
                  <code>{where}</code>{' '}
                </>
              )}
              {t.checks[check](values)}
            </li>
          ))}
        </ul>
      </section>
    );
  if (unheard.length === 0) return <p className="font-bold text-good">{t.checked}</p>;
  return (
    <section aria-label={t.unheard} className="flex flex-col gap-2 rounded-sm bg-warn-soft p-3 text-warn">
      <p className="font-bold">{t.unheard}</p>
      <p className="break-words">{unheard.map(({ values }) => t.quoted(values['text'] ?? '')).join(', ')}</p>
    </section>
  );
}

import type { FamilyCard, FamilyRefusal } from '@school/contract/back-office/family-shapes';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';

import { listLook, Reading, useFirst } from './part.tsx';
import { usePart } from './use-part.ts';

const shownAtFirst = 5;

/** What the school refused the family, in the words the family read, in the manager's language. */
export function RefusalsPart({ of }: { of: FamilyCard }) {
  const { refusals: t } = useTexts('familyCard');
  const { familyId } = of;
  const query = usePart(queryOf('GET /manager/families/:familyId/refusals', { params: { familyId } }));
  const { shown, rest } = useFirst(query.data?.refusals ?? [], shownAtFirst, t.more);
  return (
    <Reading of={query} title={t.title}>
      {({ refusals }) => (
        <>
          <p className="text-sm text-mute">{refusals.length === 0 ? t.none : t.about}</p>
          {refusals.length > 0 && (
            <ul aria-label={t.title} className={listLook}>
              {shown.map((refusal) => (
                <Refusal key={refusal.refusalId} refusal={refusal} of={of} />
              ))}
            </ul>
          )}
          {rest}
        </>
      )}
    </Reading>
  );
}

function Refusal({ refusal, of }: { refusal: FamilyRefusal; of: FamilyCard }) {
  const { refusals: t } = useTexts('familyCard');
  const names = useTexts('names');
  const locale = useLocale();
  const say = useRefusals();
  const { call, code, facts, by, kidUid, lesson, times } = refusal;
  const words: Readonly<Record<string, string>> = t.calls;
  const what = words[call] ?? (call.startsWith('GET ') ? t.reading : t.other);
  const kid = of.kids.find((it) => it.kidUid === kidUid);
  const subject = lesson && (lesson.courseCode === null ? names.subjects[lesson.subject] : names.courses[lesson.courseCode]);
  return (
    <li className="flex flex-col gap-0.5 py-2.5">
      <p>
        <span className="font-bold">{what}</span>
        {lesson && subject && <span> · {t.lesson(subject, at(locale, lesson.timestamp, 'dayTime', of.timezone))}</span>}
      </p>
      <p>
        <q>{say(code, facts)}</q>
      </p>
      <p className="text-sm text-mute figures">
        {[at(locale, refusal.at, 'dayTime', schoolZone), kid ? kid.name : t.by[by], ...(times > 1 ? [t.times(times)] : [])].join(' · ')}
      </p>
    </li>
  );
}

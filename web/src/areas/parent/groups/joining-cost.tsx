import type { JoiningTerms } from '@school/contract/groups/shapes';

import { useSchool } from '#api/school.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { between } from '#i18n/time.ts';
import { Icon, TriangleAlert } from '#kit/icon.tsx';

import type { GroupsPlace } from './use-groups.ts';
import { useGroupWords } from './use-group-words.ts';

interface JoiningCostProps {
  terms: JoiningTerms;
  /** The lesson of a trial visit; without it, every week. */
  trial: string | undefined;
  place: GroupsPlace;
}

/** What it comes to, line by line: when, how many lessons, what they cost, until when one may still change one's mind. */
export function JoiningCost({ terms, trial, place }: JoiningCostProps) {
  const texts = useTexts('groups');
  const t = texts.joining;
  const words = useGroupWords(place.zone);
  const { hoursToCancelOrTransfer, unfundedReleaseHours } = useSchool();
  const { lessons, free, covered, binding, conflicts } = terms;
  const first = trial ?? lessons[0];
  const last = lessons.at(-1);
  const schoolTime = first === undefined ? undefined : words.schoolTime(first);
  const bound = trial === undefined ? binding : binding.filter((timestamp) => timestamp === trial);
  return (
    <>
      <dl className="grid gap-3">
        {first !== undefined && (
          <Fact name={trial === undefined ? t.first : t.when}>
            <span className="font-bold">{words.moment(first)}</span>
            {schoolTime !== undefined && <span className="text-sm text-mute"> · {schoolTime}</span>}
          </Fact>
        )}
        {trial === undefined && last !== undefined && <Fact name={t.lessons}>{t.lessonsUntil(lessons.length, words.day(last))}</Fact>}
        <Fact name={t.cost}>{trial === undefined ? t.costWeekly(free) : t.costTrial(free)}</Fact>
        {trial === undefined && covered < lessons.length && covered > 0 && (
          <Fact name={t.later}>{t.coveredSome(covered, unfundedReleaseHours)}</Fact>
        )}
        <Fact name={t.change}>{t.rule(hoursToCancelOrTransfer)}</Fact>
      </dl>
      {bound.map((timestamp) => (
        <Warning key={timestamp}>{t.binding(words.within(timestamp))}</Warning>
      ))}
      {conflicts.length > 0 && <Warning>{t.conflicts(conflicts.map(words.within).join('; '))}</Warning>}
      <Siblings terms={terms} place={place} />
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt className="text-sm text-mute">{name}</dt>
    <dd className="figures">{children}</dd>
  </div>
);

const Warning = ({ children }: { children: string }) => (
  <p className="figures flex gap-3 rounded-md bg-warn-soft p-4 text-warn">
    <Icon of={TriangleAlert} />
    <span>{children}</span>
  </p>
);

/** Another child of the family has a lesson at the same time on some of the dates: said before, refused never. */
function Siblings({ terms: { overlaps }, place: { user, zone } }: { terms: JoiningTerms; place: GroupsPlace }) {
  const t = useTexts('groups').joining;
  const look = useTexts('lessonLook');
  const words = useGroupWords(zone);
  const locale = useLocale();
  const [first] = overlaps;
  if (!first) return null;
  const name = user.kids.find(({ kidUid }) => kidUid === first.kidUid)?.firstName ?? '';
  const when = `${words.day(first.from)}, ${between(locale, first.from, first.to, 'time', zone)}`;
  return <Warning>{overlaps.length > 1 ? t.siblings(name, when, overlaps.length - 1) : look.sibling(name, when)}</Warning>;
}

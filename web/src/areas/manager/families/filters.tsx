import { familyBalances, familyEnds, familyLessons } from '@school/contract/back-office/calls';
import { schoolAges } from '@school/contract/catalogue/limits';
import { familiesLimits } from '@school/contract/families/limits';
import { processStates } from '@school/contract/calendar/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useOffer } from '#api/offer.ts';
import { queryOf } from '#api/queries.ts';
import { useMay } from '#api/rights.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { choicesOf } from '#kit/choices.ts';
import { filtersOf } from '#kit/fields-of.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import { ChevronDown, ChevronUp, Icon } from '#kit/icon.tsx';
import type { ConditionName } from './narrowing.ts';
import type { FamiliesPlace } from './use-families-place.ts';

const ages = Array.from({ length: schoolAges.to - schoolAges.from + 1 }, (_, at) => String(schoolAges.from + at));
/** What is asked for most stands beside the search; the rest is a tap away. */
const seldom: readonly ConditionName[] = ['source', 'teacher', 'course', 'age', 'manager', 'ends'];

/** What the list is narrowed by. */
export function Filters({ place }: { place: FamiliesPlace }) {
  const { filters: t, state, anyState, states } = useTexts('manager');
  const { tags: ofTags } = useTexts('followUps');
  const { conditions, narrow } = place;
  const chosen = seldom.filter((name) => conditions[name] !== undefined).length;
  const [isOpen, open] = useState(chosen > 0);
  const { data: tags } = useQuery(queryOf('GET /manager/family-tags'));
  const by = filtersOf(conditions, narrow);
  return (
    <>
      <FilterSelect label={state} any={anyState} options={choicesOf(states, processStates)} {...by('state')} />
      <FilterSelect label={t.balance} any={t.anyBalance} options={choicesOf(t.balances, familyBalances)} {...by('balance')} />
      <FilterSelect label={t.lessons} any={t.anyLessons} options={choicesOf(t.lessonsOf, familyLessons)} {...by('lessons')} />
      {(tags?.tags.length || conditions.tag !== undefined) && (
        <FilterSelect
          label={ofTags.title}
          any={ofTags.any}
          options={(tags?.tags ?? []).map(({ tag, families }) => ({ value: tag, label: ofTags.withCount(tag, families) }))}
          {...by('tag')}
        />
      )}
      <Button size="small" kind="quiet" expanded={isOpen} onPress={() => open(!isOpen)}>
        <Icon of={isOpen ? ChevronUp : ChevronDown} />
        {t.more(chosen)}
      </Button>
      {isOpen && <SeldomFilters place={place} />}
    </>
  );
}

function SeldomFilters({ place: { conditions, narrow } }: { place: FamiliesPlace }) {
  const { filters: t, age: years } = useTexts('manager');
  const { sources } = useTexts('familyAdding');
  const { courses } = useTexts('names');
  const { known } = useOffer();
  const may = useMay();
  const teachers = useQuery({ ...queryOf('GET /manager/teachers'), enabled: may('GET /manager/teachers') }).data?.teachers ?? [];
  const colleagues =
    useQuery({ ...queryOf('GET /manager/chat-colleagues'), enabled: may('GET /manager/chat-colleagues') }).data?.colleagues ?? [];
  const by = filtersOf(conditions, narrow);
  return (
    <>
      {teachers.length > 0 && (
        <FilterSelect
          label={t.teacher}
          any={t.anyTeacher}
          options={teachers.map(({ teacherId, name }) => ({ value: teacherId, label: name }))}
          {...by('teacher')}
        />
      )}
      <FilterSelect label={t.course} any={t.anyCourse} options={choicesOf(courses, known)} {...by('course')} />
      <FilterSelect label={t.age} any={t.anyAge} options={ages.map((value) => ({ value, label: years(Number(value)) }))} {...by('age')} />
      <FilterSelect label={t.ends} any={t.anyEnds} options={choicesOf(t.endsOf, familyEnds)} {...by('ends')} />
      {colleagues.length > 0 && (
        <FilterSelect
          label={t.manager}
          any={t.anyManager}
          options={colleagues.map(({ accountId, name }) => ({ value: accountId, label: name }))}
          {...by('manager')}
        />
      )}
      <FilterSelect label={t.source} any={t.anySource} options={choicesOf(sources, familiesLimits.sources)} {...by('source')} />
    </>
  );
}

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
  return (
    <>
      <FilterSelect
        label={state}
        any={anyState}
        options={processStates.map((value) => ({ value, label: states[value] }))}
        value={conditions.state}
        onChoose={(value) => narrow({ state: value })}
      />
      <FilterSelect
        label={t.balance}
        any={t.anyBalance}
        options={familyBalances.map((value) => ({ value, label: t.balances[value] }))}
        value={conditions.balance}
        onChoose={(balance) => narrow({ balance })}
      />
      <FilterSelect
        label={t.lessons}
        any={t.anyLessons}
        options={familyLessons.map((value) => ({ value, label: t.lessonsOf[value] }))}
        value={conditions.lessons}
        onChoose={(lessons) => narrow({ lessons })}
      />
      {(tags?.tags.length || conditions.tag !== undefined) && (
        <FilterSelect
          label={ofTags.title}
          any={ofTags.any}
          options={(tags?.tags ?? []).map(({ tag, families }) => ({ value: tag, label: ofTags.withCount(tag, families) }))}
          value={conditions.tag}
          onChoose={(tag) => narrow({ tag })}
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
  return (
    <>
      {teachers.length > 0 && (
        <FilterSelect
          label={t.teacher}
          any={t.anyTeacher}
          options={teachers.map(({ teacherId, name }) => ({ value: teacherId, label: name }))}
          value={conditions.teacher}
          onChoose={(teacher) => narrow({ teacher })}
        />
      )}
      <FilterSelect
        label={t.course}
        any={t.anyCourse}
        options={known.map((value) => ({ value, label: courses[value] }))}
        value={conditions.course}
        onChoose={(course) => narrow({ course })}
      />
      <FilterSelect
        label={t.age}
        any={t.anyAge}
        options={ages.map((value) => ({ value, label: years(Number(value)) }))}
        value={conditions.age}
        onChoose={(age) => narrow({ age })}
      />
      <FilterSelect
        label={t.ends}
        any={t.anyEnds}
        options={familyEnds.map((value) => ({ value, label: t.endsOf[value] }))}
        value={conditions.ends}
        onChoose={(ends) => narrow({ ends })}
      />
      {colleagues.length > 0 && (
        <FilterSelect
          label={t.manager}
          any={t.anyManager}
          options={colleagues.map(({ accountId, name }) => ({ value: accountId, label: name }))}
          value={conditions.manager}
          onChoose={(manager) => narrow({ manager })}
        />
      )}
      <FilterSelect
        label={t.source}
        any={t.anySource}
        options={familiesLimits.sources.map((value) => ({ value, label: sources[value] }))}
        value={conditions.source}
        onChoose={(source) => narrow({ source })}
      />
    </>
  );
}

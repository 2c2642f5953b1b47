import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Icon, Search, Users } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import type { FamiliesPlace } from './use-families-place.ts';
import { UntilOpen } from '../until-open.tsx';

/** Nobody to show: why, and what to do about it. */
export function NoFamilies({ place, mayAdd }: { place: FamiliesPlace; mayAdd: boolean }) {
  const { empty: t, filters, states } = useTexts('manager');
  const { search, conditions } = place;
  const { state } = conditions;
  const all = <Button onPress={place.showAll}>{t.allFamilies}</Button>;
  if (search !== '') {
    return (
      <EmptyState
        title={state === undefined ? t.notFound(search) : t.notFoundInState(search, states[state])}
        picture={<Icon of={Search} size={40} />}
        action={
          <>
            {state !== undefined && <Button onPress={() => place.narrow({ state: undefined })}>{t.anyState}</Button>}
            {all}
          </>
        }
      >
        {t.notFoundAbout}
      </EmptyState>
    );
  }
  if (state !== undefined) {
    return (
      <EmptyState title={t.noneInState(states[state])} picture={<Icon of={Users} size={40} />} action={all}>
        {t.noneInStateAbout}
      </EmptyState>
    );
  }
  if (Object.keys(conditions).length > 0) {
    return (
      <EmptyState title={filters.none} picture={<Icon of={Users} size={40} />} action={all}>
        {filters.noneAbout}
      </EmptyState>
    );
  }
  return <NobodyYet {...(mayAdd && { onAdd: () => place.act('add') })} />;
}

function NobodyYet({ onAdd }: { onAdd?: () => void }) {
  const { add, fromFile } = useTexts('familyAdding');
  const { empty: t } = useTexts('manager');
  const [copied, setCopied] = useState<boolean>();
  const link = `${location.origin}/registration`;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <EmptyState
      title={t.nobody}
      picture={<Icon of={Users} size={40} />}
      action={
        <>
          {onAdd && (
            <Button kind="primary" onPress={onAdd}>
              {add}
            </Button>
          )}
          {onAdd && <LinkButton to="/manager/import">{fromFile}</LinkButton>}
          <Button onPress={() => void copy()}>{t.copyLink}</Button>
        </>
      }
    >
      <p>{t.nobodyAbout}</p>
      <UntilOpen />
      <output className="block font-bold">
        {copied === true && t.copied}
        {copied === false && t.notCopied + link}
      </output>
    </EmptyState>
  );
}

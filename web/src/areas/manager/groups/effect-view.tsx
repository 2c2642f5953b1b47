import type { GroupEffect } from '@school/contract/groups/manager-shapes';

import { useTexts } from '#i18n/texts.ts';

import { useGroupWords } from './use-group-words.ts';

/** What an act on a group comes to: lessons, units and families at first, then each child by name. */
export function EffectView({ effect: { off, on, kids, families, returned } }: { effect: GroupEffect }) {
  const { effect: t } = useTexts('managedGroups');
  const words = useGroupWords();
  const [first] = on;
  const touched = off.length + on.length > 0;
  const lines = [
    ...(off.length > 0 ? [t.off(off.length)] : []),
    ...(first === undefined ? [] : [t.on(on.length, words.when(first))]),
    ...(returned > 0 ? [t.returned(returned)] : []),
    ...(touched && families > 0 ? [t.told(families)] : []),
  ];
  return (
    <>
      {lines.length === 0 && <p>{t.nothing}</p>}
      <ul aria-label={t.title} className="figures flex list-disc flex-col gap-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {touched && kids.length > 0 && (
        <ul aria-label={t.kids} className="flex flex-col gap-1 text-sm">
          {kids.map((kid) => (
            <li key={`${kid.kidUid} ${kid.fate}`}>
              <strong>{kid.name}</strong> ({kid.parentName}):{' '}
              {[
                t.fates[kid.fate],
                kid.returned > 0 ? t.kidReturned(kid.returned) : '',
                kid.clashes.length > 0 ? t.clashes(kid.clashes.map(words.when).join(', ')) : '',
              ]
                .filter((it) => it !== '')
                .join(' · ')}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

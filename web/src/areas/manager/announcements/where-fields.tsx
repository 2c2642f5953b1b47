import { Locale } from '@school/contract/shapes';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useMay } from '#api/rights.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { zoneCity } from '#i18n/zones.ts';
import { choicesOf } from '#kit/choices.ts';
import { Select } from '#kit/select.tsx';

import type { OfFamilies } from './segments.ts';

/** In the list of a select, for what is not narrowed; no tag looks like this. */
const any = ' any';

interface Option {
  value: string;
  label: string;
}

/** What is chosen stays in the list when nobody has it any more. */
const withChosen = (options: readonly Option[], chosen: string | null): Option[] =>
  chosen === null || options.some(({ value }) => value === chosen) ? [...options] : [...options, { value: chosen, label: chosen }];

/** Which group, tag, zone and language: where families are found by what the school keeps of them. */
export function WhereFields({ segment, onChange }: { segment: OfFamilies; onChange(it: OfFamilies): void }) {
  const t = useTexts('announcements');
  const { tags: ofTags } = useTexts('followUps');
  const names = useTexts('names');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const may = useMay();
  const groups = useQuery(queryOf('GET /manager/groups', { query: {} })).data?.groups ?? [];
  const zones = useQuery(queryOf('GET /manager/announcement-zones')).data?.zones ?? [];
  const tags = useQuery({ ...queryOf('GET /manager/family-tags'), enabled: may('GET /manager/family-tags') }).data?.tags ?? [];
  return (
    <>
      <Select
        label={t.group}
        name="groupId"
        required
        value={segment.groupId ?? any}
        onChange={(groupId) => onChange({ ...segment, groupId: groupId === any ? null : groupId })}
        options={withChosen(
          [{ value: any, label: t.anyGroup }, ...groups.map(({ group: { groupId, title } }) => ({ value: groupId, label: title[tongue] }))],
          segment.groupId,
        )}
      />
      <Select
        label={ofTags.title}
        name="tag"
        required
        value={segment.tag ?? any}
        onChange={(tag) => onChange({ ...segment, tag: tag === any ? null : tag })}
        options={withChosen(
          [{ value: any, label: ofTags.any }, ...tags.map(({ tag, families }) => ({ value: tag, label: ofTags.withCount(tag, families) }))],
          segment.tag,
        )}
      />
      <Select
        label={t.zone}
        name="zone"
        required
        value={segment.zone ?? any}
        onChange={(zone) => onChange({ ...segment, zone: zone === any ? null : zone })}
        options={withChosen(
          [
            { value: any, label: t.anyZone },
            ...zones.map(({ zone, families }) => ({ value: zone, label: t.zoneOf(zoneCity(names, zone), families) })),
          ],
          segment.zone,
        )}
      />
      <Select
        label={t.language}
        name="language"
        required
        value={segment.language ?? any}
        onChange={(language) => onChange({ ...segment, language: Locale.options.find((it) => it === language) ?? null })}
        options={[{ value: any, label: t.anyLanguage }, ...choicesOf(t.languages, Locale.options)]}
      />
    </>
  );
}

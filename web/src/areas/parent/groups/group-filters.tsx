import { everyClub } from '@school/contract/catalogue/limits';

import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { Select } from '#kit/select.tsx';
import { Avatar } from '#kit/avatar.tsx';

import { weekdayOfGroup } from './group-choice.ts';
import type { GroupsPlace } from './use-groups.ts';
import { useGroupWords } from './use-group-words.ts';

const all = 'all';
const wanted = (value: string): string | undefined => (value === all ? undefined : value);

/** Whose groups, and which of them: club, day and level, each only where there is a choice. All stands in the address. */
export function GroupFilters({ place }: { place: GroupsPlace }) {
  const t = useTexts('groups');
  const names = useTexts('names');
  const { groups, user, kid, zone, search, go } = place;
  const words = useGroupWords(zone);
  const clubs = everyClub.filter((code) => groups.some(({ courseCode }) => courseCode === code));
  const days = [...new Set(groups.map((group) => weekdayOfGroup(group, zone)))].toSorted((one, other) => one - other);
  const levels = [...new Set(groups.map(({ level }) => level))]
    .filter((level) => level !== '')
    .toSorted((one, other) => (one < other ? -1 : 1));
  return (
    <div className="flex flex-col gap-3">
      {user.kids.length > 1 && (
        <RadioChips
          label={t.whose}
          labelHidden
          name="kid"
          layout="row"
          required
          value={kid?.kidUid}
          onChange={(chosen) => go({ kid: chosen })}
          chips={user.kids.map(({ kidUid, firstName, avatar }) => ({
            value: kidUid,
            label: firstName,
            picture: <Avatar name={firstName} picture={avatar} animal={kidUid} size={28} />,
          }))}
        />
      )}
      {clubs.length > 1 && (
        <RadioChips
          label={t.club}
          labelHidden
          name="club"
          layout="row"
          required
          value={clubs.find((code) => code === search.club) ?? all}
          onChange={(chosen) => go({ club: wanted(chosen) })}
          chips={[{ value: all, label: t.allClubs }, ...clubs.map((code) => ({ value: code, label: names.courses[code] }))]}
        />
      )}
      {(days.length > 1 || levels.length > 1) && (
        <div className="flex flex-wrap gap-3 *:w-full sm:*:w-56">
          {days.length > 1 && (
            <Select
              label={t.day}
              name="day"
              required
              value={days.some((day) => String(day) === search.day) ? (search.day ?? all) : all}
              onChange={(chosen) => go({ day: wanted(chosen) })}
              options={[{ value: all, label: t.anyDay }, ...days.map((day) => ({ value: String(day), label: words.weekday(day) }))]}
            />
          )}
          {levels.length > 1 && (
            <Select
              label={t.levelName}
              name="level"
              required
              value={levels.includes(search.level ?? '') ? (search.level ?? all) : all}
              onChange={(chosen) => go({ level: wanted(chosen) })}
              options={[{ value: all, label: t.anyLevel }, ...levels.map((level) => ({ value: level, label: level }))]}
            />
          )}
        </div>
      )}
    </div>
  );
}

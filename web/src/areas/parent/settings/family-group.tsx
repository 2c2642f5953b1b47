import { useSuspenseQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Plus, Users } from '#kit/icon.tsx';

import { PlaceRow, RowSign, SettingsGroup } from './settings-rows.tsx';

/** The people of the family by their faces: the parent, the children and the way to add one, the other grown-ups. A child is the parent's to change, not another grown-up's. */
export function FamilyGroup({ isOwn, isAdult }: { isOwn: boolean; isAdult: boolean }) {
  const { groups: t, kids: kidWords, places } = useTexts('settings');
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <SettingsGroup title={t.family}>
      <PlaceRow
        to="/settings/edit-parent"
        sign={<Avatar name={name} picture={user.avatar} size={40} />}
        title={name === '' ? t.parent : name}
        note={user.email ?? user.phone ?? undefined}
      />
      {!isAdult &&
        user.kids.map(({ kidUid, firstName, lastName, avatar }) => (
          <PlaceRow
            key={kidUid}
            to="/settings/edit-children"
            sign={<Avatar name={firstName} picture={avatar} animal={kidUid} size={40} />}
            title={`${firstName} ${lastName}`.trim()}
          />
        ))}
      {isOwn && !isAdult && <PlaceRow to="/settings/edit-children" sign={<RowSign of={Plus} />} title={kidWords.add} />}
      {isOwn && <PlaceRow to="/settings/adults" sign={<RowSign of={Users} />} title={places.adults} note={places.adultsNote} />}
    </SettingsGroup>
  );
}

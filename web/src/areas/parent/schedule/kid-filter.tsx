import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { Icon, Users } from '#kit/icon.tsx';
import { Avatar } from '#kit/avatar.tsx';

interface KidFilterProps {
  kids: ReadonlyArray<{ kidUid: string; firstName: string; avatar: string | null }>;
  /** Undefined: everyone. */
  chosen: string | undefined;
  onChoose(kidUid: string | undefined): void;
}

/** Whose lessons are shown, as faces. */
export function KidFilter({ kids, chosen, onChoose }: KidFilterProps) {
  const t = useTexts('schedule');
  return (
    <RadioChips
      label={t.whose}
      labelHidden
      name="kid"
      layout="row"
      chips={[
        { value: '', label: t.everyone, picture: <Icon of={Users} /> },
        ...kids.map(({ kidUid, firstName, avatar }) => ({
          value: kidUid,
          label: firstName,
          picture: <Avatar name={firstName} picture={avatar} animal={kidUid} size={28} />,
        })),
      ]}
      value={chosen ?? ''}
      onChange={(kidUid) => onChoose(kidUid === '' ? undefined : kidUid)}
    />
  );
}

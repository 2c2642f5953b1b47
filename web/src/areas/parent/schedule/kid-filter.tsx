import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Segments } from '#kit/segments.tsx';

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
    <Segments
      label={t.whose}
      name="kid"
      parts={[
        { value: '', label: t.everyone },
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

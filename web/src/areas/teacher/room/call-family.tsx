import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Icon, Phone } from '#kit/icon.tsx';

interface CallFamilyProps {
  eventId: string;
  kidUid: string;
  name: string;
}

/** A child has not come: its family is called through the school, and no number is shown to anybody here. */
export function CallFamily({ eventId, kidUid, name }: CallFamilyProps) {
  const { kid: t, help } = useTexts('teacherRoom');
  const phone = useCall('POST /lesson-room/:eventId/phone');
  if (phone.data) return <output className="text-sm font-bold text-brand">{phone.data.by === 'bridge' ? help.bridge : t.callAsked}</output>;
  return (
    <Button size="small" busy={phone.isPending} onPress={() => phone.mutate({ params: { eventId }, body: { kidUid, why: 'missing' } })}>
      <Icon of={Phone} />
      {t.callFamily(name)}
    </Button>
  );
}

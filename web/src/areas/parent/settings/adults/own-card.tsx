import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';
import { ZoneField } from '#widgets/zone-field/zone-field.tsx';

/** An invited adult about itself: how it is called here, and the way out. */
export function OwnCard({ name, zone }: { name: string; zone: string }) {
  const { own: t, form, cancel } = useTexts('adults');
  const change = useCall('PATCH /adults/own', { changes: ['GET /adults', 'GET /user'] });
  const leave = useCall('POST /adults/leave', {});
  const [isLeaving, setLeaving] = useState(false);
  const save = async (data: FormData) => {
    const typed = typedText(data, 'name').trim();
    const { isPersonName } = await import('#widgets/invited-person/checked-person.ts');
    if (!isPersonName(typed)) return { name: form.nameWrong };
    await change.mutateAsync({ body: { name: typed, timezone: typedText(data, 'timezone') } });
    raiseNotice({ tone: 'good', text: t.saved });
    return undefined;
  };
  return (
    <Card title={t.title} className="flex flex-col gap-4">
      <Form label={t.title} onSubmit={save} onRefusal={atFields()}>
        {({ pending }) => (
          <>
            <TextField name="name" label={t.name} defaultValue={name} maxLength={60} required />
            <ZoneField name="timezone" label={t.zone} help={t.zoneHelp} zone={zone} />
            <Button type="submit" kind="primary" busy={pending}>
              {t.save}
            </Button>
          </>
        )}
      </Form>
      <Button onPress={() => setLeaving(true)}>{t.leave}</Button>
      {isLeaving && (
        <Dialog
          title={t.leave}
          onClose={() => setLeaving(false)}
          actions={
            <>
              <Button onPress={() => setLeaving(false)}>{cancel}</Button>
              <Button
                kind="danger"
                busy={leave.isPending}
                onPress={() => leave.mutate({ body: {} }, { onSuccess: () => location.assign('/login') })}
              >
                {t.leaveDo}
              </Button>
            </>
          }
        >
          <p>{t.leaveAbout}</p>
        </Dialog>
      )}
    </Card>
  );
}

import type { FamilyCard } from '@school/contract/back-office/family-shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { TextField } from '#kit/text-field.tsx';

import { ReasonField, reasonOf } from './reason-field.tsx';

/** A link by which the family signs in once: made here, handed to the parent by the manager who speaks to it. */
export function LinkSheet({ of, onClose }: { of: FamilyCard; onClose(): void }) {
  const { link: t, form } = useTexts('familyCard');
  const make = useCall('POST /manager/families/:familyId/sign-in-link', { changes: ['GET /manager/families/:familyId/log'] });
  const [made, setMade] = useState<{ url: string; until: string }>();
  const submit = async (data: FormData) => {
    const reason = reasonOf(data);
    if (reason === '') return { reason: form.reasonNeeded };
    setMade(await make.mutateAsync({ params: { familyId: of.familyId }, body: { reason } }));
    return undefined;
  };
  return (
    <Sheet title={made ? t.ready : t.title} onClose={onClose}>
      {made ? (
        <Ready link={made} onClose={onClose} />
      ) : (
        <Form onSubmit={submit} onRefusal={atFields({ 'identity.blocked': '' })} label={t.title}>
          {({ pending }) => (
            <>
              <p>{t.about}</p>
              <ReasonField />
              <Button type="submit" kind="primary" size="large" busy={pending}>
                {t.make}
              </Button>
            </>
          )}
        </Form>
      )}
    </Sheet>
  );
}

function Ready({ link, onClose }: { link: { url: string; until: string }; onClose(): void }) {
  const { link: t } = useTexts('familyCard');
  const locale = useLocale();
  const [said, say] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link.url);
      say(t.copied);
    } catch {
      say(t.notCopied);
    }
  };
  return (
    <div className="flex flex-col gap-5">
      <p>{t.until(at(locale, link.until, 'time', deviceZone()))}</p>
      <TextField name="url" type="url" label={t.url} required value={link.url} onChange={() => undefined} />
      <output className="text-mute">{said}</output>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onPress={() => void copy()}>
          {t.copy}
        </Button>
        <Button onPress={onClose}>{t.done}</Button>
      </div>
    </div>
  );
}

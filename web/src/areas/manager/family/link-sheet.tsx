import type { FamilyCard } from '@school/contract/back-office/family-shapes';
import type { AnswerOf } from '@school/contract/calls';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import { TextField } from '#kit/text-field.tsx';
import { atCode } from '#widgets/second-factor/at-code.ts';
import { CodeField } from '#widgets/second-factor/code-field.tsx';

import { useAskedCode } from './use-asked-code.ts';
import { useReason } from './use-reason.ts';

/** A link by which the family signs in once: it goes to the family's own contact; only a school that cannot send shows it here. */
export function LinkSheet({ of, onClose }: { of: FamilyCard; onClose(): void }) {
  const { link: t } = useTexts('familyCard');
  const why = useReason();
  const locale = useLocale();
  const make = useCall('POST /manager/families/:familyId/sign-in-link', { changes: ['GET /manager/families/:familyId/log'] });
  const [made, setMade] = useState<AnswerOf<'POST /manager/families/:familyId/sign-in-link'>>();
  const code = useAskedCode();
  if (made)
    return (
      <Sheet title={made.sentBy ? t.sent : t.ready} onClose={onClose}>
        {made.sentBy && (
          <div className="flex flex-col gap-5">
            <p>{t.sentBy[made.sentBy](at(locale, made.until, 'time', schoolZone))}</p>
            <Button onPress={onClose}>{t.done}</Button>
          </div>
        )}
        {made.url && <Ready link={{ url: made.url, until: made.until }} onClose={onClose} />}
      </Sheet>
    );
  const submit = async (data: FormData, reason: string) => {
    setMade(await code.send(data, (typedCode) => make.mutateAsync({ params: { familyId: of.familyId }, body: { reason, ...typedCode } })));
    return undefined;
  };
  return (
    <FormSheet
      title={t.title}
      onClose={onClose}
      reason={why}
      submit={{ label: t.make }}
      check={code.missing}
      onSubmit={submit}
      onRefusal={atFields({ '': ['identity.blocked', 'identity.no_confirmed_contact'] }, atCode)}
      last={code.isAsked && <CodeField digitsOnly={false} />}
    >
      <p>{t.about}</p>
    </FormSheet>
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
      <p>{t.handOn}</p>
      <p>{t.until(at(locale, link.until, 'time', schoolZone))}</p>
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

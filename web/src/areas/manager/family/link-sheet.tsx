import type { FamilyCard } from '@school/contract/back-office/family-shapes';
import type { AnswerOf } from '@school/contract/calls';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { ReasonField, reasonOf } from '#kit/reason-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';
import { CodeField } from '#widgets/second-factor/code-field.tsx';

import { useReason } from './use-reason.ts';

/** A link by which the family signs in once: it goes to the family's own contact; only a school that cannot send shows it here. */
export function LinkSheet({ of, onClose }: { of: FamilyCard; onClose(): void }) {
  const { link: t } = useTexts('familyCard');
  const why = useReason();
  const codes = useTexts('secondFactor');
  const locale = useLocale();
  const make = useCall('POST /manager/families/:familyId/sign-in-link', { changes: ['GET /manager/families/:familyId/log'] });
  const [made, setMade] = useState<AnswerOf<'POST /manager/families/:familyId/sign-in-link'>>();
  const [asksCode, setAsksCode] = useState(false);
  const submit = async (data: FormData) => {
    const reason = reasonOf(data);
    if (reason === '') return { reason: why.needed };
    const code = typedText(data, 'code').trim();
    if (asksCode && code === '') return { code: codes.emptyCode };
    try {
      setMade(await make.mutateAsync({ params: { familyId: of.familyId }, body: { reason, ...(code !== '' && { code }) } }));
    } catch (cause) {
      if (!(cause instanceof SchoolRefusal) || cause.code !== 'identity.code_needed') throw cause;
      cause.take();
      setAsksCode(true);
    }
    return undefined;
  };
  return (
    <Sheet title={made ? (made.sentBy ? t.sent : t.ready) : t.title} onClose={onClose}>
      {made?.sentBy && (
        <div className="flex flex-col gap-5">
          <p>{t.sentBy[made.sentBy](at(locale, made.until, 'time', schoolZone))}</p>
          <Button onPress={onClose}>{t.done}</Button>
        </div>
      )}
      {made?.url && <Ready link={{ url: made.url, until: made.until }} onClose={onClose} />}
      {!made && (
        <Form
          onSubmit={submit}
          onRefusal={atFields({
            'identity.blocked': '',
            'identity.no_confirmed_contact': '',
            'identity.wrong_code': 'code',
            'identity.code_used': 'code',
            'request.too_many': '',
          })}
          label={t.title}
        >
          {({ pending }) => (
            <>
              <p>{t.about}</p>
              <ReasonField {...why} />
              {asksCode && <CodeField digitsOnly={false} />}
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

import { KidFields as KidShape } from '@school/contract/families/forms';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { checked } from '#api/checked.ts';
import { atFields } from '#api/form-refusals.ts';
import { queryClient, queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Form } from '#kit/form.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { Page as Frame } from '#kit/page.tsx';
import { KidFields } from '#widgets/kid-form/kid-fields.tsx';
import { typedKid, wrongKid } from '#widgets/kid-form/typed-kid.ts';
import { VoicesSetting } from '../voice-consent/voice-consent.tsx';

const atRefusals = atFields({
  'families.kid_name_taken': 'name',
  'families.kid_born_in_future': 'dob.month',
  'families.kid_too_old': 'dob.year',
  'families.too_many_kids': '',
});

export const load = () => void queryClient.prefetchQuery(queryOf('GET /user'));

/** Kids of the family, and a form for a new one. */
export function Page() {
  const t = useTexts('settings').kids;
  const home = useTexts('home');
  const names = useTexts('names');
  const kidTexts = useTexts('kidForm');
  const locale = useLocale();
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const add = useCall('POST /user/create/kid', { changes: ['GET /user'] });
  const [added, setAdded] = useState(0);
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const list = new Intl.ListFormat(locale);

  const submit = async (data: FormData) => {
    const { value, wrong } = checked(KidShape, typedKid(data), (field) => wrongKid(kidTexts, field) ?? t.other);
    if (wrong) return wrong;
    const kid = await add.mutateAsync({ body: value });
    raiseNotice({ tone: 'good', text: t.added(kid.firstName) });
    // A new form: what was typed is a kid now.
    setAdded((count) => count + 1);
    return undefined;
  };
  return (
    <Frame title={t.title} width="text">
      {user.kids.map((kid) => (
        <Card
          key={kid.kidUid}
          label={kid.firstName}
          className="flex flex-col items-start gap-4 sm:flex-row sm:items-center sm:justify-between"
        >
          <div className="flex min-w-0 items-center gap-4">
            <Avatar name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={64} />
            <div className="min-w-0">
              <h2 className="text-lg">
                {kid.firstName} {kid.lastName}
              </h2>
              <p className="text-mute">{t.age(home.age(kid.age), month.format(Date.UTC(kid.dob.year, kid.dob.month - 1)))}</p>
              <p className="text-mute">{t.speaks(list.format(kid.languages.map((it) => names.languages[it])))}</p>
            </div>
          </div>
          <LinkButton to="/intro-appointment" search={{ kid: kid.kidUid }} size="small">
            {t.trial}
          </LinkButton>
        </Card>
      ))}
      <VoicesSetting zone={user.timezone} />
      <Card label={t.addTitle} className="flex flex-col gap-5">
        <h2 className="text-xl">{t.addTitle}</h2>
        <Form key={added} label={t.addTitle} onSubmit={submit} onRefusal={atRefusals}>
          {({ pending }) => (
            <>
              <KidFields />
              <Button type="submit" kind="primary" busy={pending}>
                {t.add}
              </Button>
            </>
          )}
        </Form>
      </Card>
    </Frame>
  );
}

import { KidFields as KidShape } from '@school/contract/families/forms';
import { useState } from 'react';

import { checked } from '#api/checked.ts';
import { useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { draftKey } from '#kit/draft-key.ts';
import { Draft } from '#kit/draft.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { KidFields } from '#widgets/kid-form/kid-fields.tsx';
import { typedKid, wrongKid } from '#widgets/kid-form/typed-kid.ts';

import { atKidFields } from './kid-refusals.ts';

/** A form for one more kid. */
export function NewKidCard() {
  const t = useTexts('settings').kids;
  const kidTexts = useTexts('kidForm');
  const add = useCall('POST /user/create/kid', { changes: ['GET /user'] });
  const draft = draftKey(useSession()?.customerId, 'kid');
  const [added, setAdded] = useState(0);
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
    <Card title={t.addTitle} className="flex flex-col gap-5">
      <Form key={added} label={t.addTitle} onSubmit={submit} onRefusal={atKidFields}>
        {({ pending }) => (
          <>
            <Draft of={draft} />
            <KidFields />
            <Button type="submit" kind="primary" busy={pending}>
              {t.add}
            </Button>
          </>
        )}
      </Form>
    </Card>
  );
}

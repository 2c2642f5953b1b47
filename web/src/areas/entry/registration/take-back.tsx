import { useState } from 'react';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';

/** By the link of the letter: the address that was left for a child too young is erased, once somebody presses the button. */
export function TakeBack({ token }: { token: string }) {
  const t = useTexts('tooYoung').takeBack;
  const takeBack = useCall('POST /registration/later/take-back');
  const [isDone, setDone] = useState(false);
  const press = () =>
    void takeBack.mutateAsync({ body: { token } }).then(
      () => setDone(true),
      () => undefined,
    );
  return (
    <PageLayout title={t.title} width="text">
      {isDone ? (
        <>
          <output className="block text-lg">{t.done}</output>
          <LinkButton to="/login" className="self-start">
            {t.enter}
          </LinkButton>
        </>
      ) : (
        <>
          <p>{t.about}</p>
          <Button kind="primary" size="large" className="self-start" busy={takeBack.isPending} onPress={press}>
            {t.erase}
          </Button>
        </>
      )}
    </PageLayout>
  );
}

import type { LetterPage } from '@school/contract/pages/letters';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { raiseNotice } from '#kit/notice.ts';

/** Sends the draft of a letter to whoever writes it. */
export function TestButton({ page, revision, disabled }: { page: LetterPage; revision: number; disabled: boolean }) {
  const t = useTexts('schoolTexts');
  const { mutateAsync, isPending } = useCall('POST /manager/texts/:page/test');
  const send = async () => {
    await mutateAsync({ params: { page }, body: { revision } });
    raiseNotice({ tone: 'good', text: t.testSent });
  };
  return (
    <Button busy={isPending} disabled={disabled} onPress={() => void send()}>
      {t.test}
    </Button>
  );
}

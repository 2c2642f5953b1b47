import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { raiseNotice } from '#kit/notice.ts';

/** Asks before a recommendation is declined: it cannot be taken back from here. */
export function DeclineDialog({ processId, course, onClose }: { processId: string; course: string; onClose(): void }) {
  const t = useTexts('homeSteps').declining;
  const decline = useCall('POST /user/decline-suggested-subject', { changes: ['GET /user', 'GET /events'] });
  const declineIt = () =>
    decline.mutate(
      { body: { processId } },
      {
        onSuccess: () => {
          raiseNotice({ tone: 'good', text: t.done });
          onClose();
        },
      },
    );
  return (
    <Dialog
      title={t.title}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            {t.no}
          </Button>
          <Button kind="danger" busy={decline.isPending} onPress={declineIt}>
            {t.yes}
          </Button>
        </>
      }
    >
      <p>{t.text(course)}</p>
    </Dialog>
  );
}

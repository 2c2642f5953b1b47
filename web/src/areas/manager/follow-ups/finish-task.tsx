import { useMay } from '#api/rights.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { raiseNotice } from '#kit/notice.ts';

/** One press, and a task is done. */
export function FinishTask({ taskId, text }: { taskId: string; text: string }) {
  const { tasks: t } = useTexts('followUps');
  const may = useMay();
  const close = useCall('POST /manager/family-tasks/:taskId/done', {
    changes: ['GET /manager/families/:familyId/tasks', 'GET /manager/work', 'GET /manager/families/:familyId/log'],
  });
  if (!may('POST /manager/family-tasks/:taskId/done')) return null;
  const press = async () => {
    await close.mutateAsync({ params: { taskId }, body: {} });
    raiseNotice({ tone: 'good', text: t.finished });
  };
  return (
    <Button size="small" busy={close.isPending} label={t.finishOf(text)} onPress={() => void press()}>
      {t.finish}
    </Button>
  );
}

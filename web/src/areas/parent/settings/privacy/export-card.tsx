import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { ProgressBar } from '#kit/progress-bar.tsx';
import { saveFile } from '#kit/save-file.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const lookEvery = 3000;

/** All data of the family as one file: asked for, made while one waits or not, downloaded once a confirmation. */
export function ExportCard({ zone }: { zone: string }) {
  const t = useTexts('privacy').take;
  const { goOn } = useTexts('privacy');
  const locale = useLocale();
  const { data } = useQuery({
    ...queryOf('GET /user/exports'),
    refetchInterval: ({ state }) => (state.data?.exports[0]?.state === 'making' ? lookEvery : false),
  });
  const ask = useCall('POST /user/exports', { changes: ['GET /user/exports'] });
  const link = useCall('POST /user/exports/:exportId/link');
  const [open, setOpen] = useState<'ask' | 'download'>();
  const [last] = data?.exports ?? [];

  const download = async (exportId: string, body: { password?: string }) => {
    const { key } = await link.mutateAsync({ params: { exportId }, body });
    const { name, bytes } = await api('GET /user/exports/:exportId/file', { params: { exportId }, query: { key } });
    saveFile(name, new Uint8Array(bytes), 'application/zip');
    raiseNotice({ tone: 'good', text: t.saved });
  };
  return (
    <Card title={t.title} className="flex flex-col gap-4">
      <p>{t.about}</p>
      {last?.state === 'making' && <ProgressBar label={t.making} value={last.percent} max={100} text={t.percent(last.percent)} />}
      {last?.state === 'failed' && <p className="text-bad">{t.failed}</p>}
      {last?.state === 'ready' && last.keptUntil !== null && <p>{t.ready(at(locale, last.keptUntil, 'dayTime', zone))}</p>}
      <div className="flex flex-wrap gap-3">
        {last?.state === 'ready' && (
          <Button kind="primary" onPress={() => setOpen('download')}>
            {t.download}
          </Button>
        )}
        {data && last?.state !== 'making' && <Button onPress={() => setOpen('ask')}>{last?.state === 'ready' ? t.askAgain : t.ask}</Button>}
      </div>
      {open === 'ask' && (
        <ConfirmDialog title={t.confirm} action={t.ask} onConfirm={(body) => ask.mutateAsync({ body })} onClose={() => setOpen(undefined)}>
          <p>{t.about}</p>
        </ConfirmDialog>
      )}
      {open === 'download' && last && (
        <ConfirmDialog
          title={t.confirm}
          action={goOn}
          onConfirm={(body) => download(last.exportId, body)}
          onClose={() => setOpen(undefined)}
        >
          <p>{t.confirmDownload}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

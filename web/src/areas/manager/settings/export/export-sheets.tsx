import { SecondFactorCode } from '@school/contract/identity/shapes';
import type { SchoolExport } from '@school/contract/whole-school/shapes';
import { safeParse } from 'zod/mini';

import { addressOf } from '#api/client.ts';
import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
import { saveFrom } from '#kit/save-file.ts';
import { typedText } from '#kit/typed-text.ts';
import { CodeField } from '#widgets/second-factor/code-field.tsx';

import { useReason } from '../../use-reason.ts';

const changes = ['GET /manager/school/exports'] as const;
const refusals = atFields({
  '': ['whole-school.export_running', 'whole-school.export_not_found', 'whole-school.export_not_ready', 'identity.second_factor_not_set'],
  code: ['identity.wrong_code', 'identity.code_used', 'request.too_many'],
});

/** The code is looked at before it is sent: six digits, or a recovery code. */
const useCodeCheck = () => {
  const { code } = useTexts('schoolExport');
  return (data: FormData) => (safeParse(SecondFactorCode, typedText(data, 'code')).success ? undefined : { code });
};

/** A file of the whole school is asked for. */
export function AskSheet({ onClose }: { onClose(): void }) {
  const t = useTexts('schoolExport');
  const ask = useCall('POST /manager/school/exports', { changes });
  const submit = async (data: FormData, reason: string) => {
    await ask.mutateAsync({ body: { code: typedText(data, 'code'), reason } });
    return t.asked;
  };
  return (
    <FormSheet
      title={t.title}
      label={t.ask}
      onClose={onClose}
      reason={useReason({ maxLength: 300, rows: 3 })}
      last={<CodeField />}
      submit={{ label: t.ask, kind: 'primary' }}
      check={useCodeCheck()}
      onSubmit={submit}
      onRefusal={refusals}
    >
      <p>{t.askAbout}</p>
      <p className="text-mute">{t.rules}</p>
    </FormSheet>
  );
}

/** It is fetched, once. */
export function FetchSheet({ of: { exportId }, onClose }: { of: SchoolExport; onClose(): void }) {
  const t = useTexts('schoolExport');
  const link = useCall('POST /manager/school/exports/:exportId/link', { changes });
  const submit = async (data: FormData) => {
    const { key } = await link.mutateAsync({ params: { exportId }, body: { code: typedText(data, 'code') } });
    saveFrom(addressOf('/manager/school/exports/:exportId/file', { exportId }, { key }));
    return t.downloading;
  };
  return (
    <FormSheet
      title={t.title}
      label={t.download}
      onClose={onClose}
      last={<CodeField />}
      submit={{ label: t.download, kind: 'primary' }}
      check={useCodeCheck()}
      onSubmit={submit}
      onRefusal={refusals}
    >
      <p>{t.downloadAbout}</p>
    </FormSheet>
  );
}

import { queryClient, queryOf } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { PageLayout } from '#kit/page-layout.tsx';
import { EquipmentCheck } from '#widgets/equipment-check/equipment-check.tsx';
import { OwnDevices } from '#widgets/equipment-check/own-devices.tsx';
import { ToSettings } from './to-settings.tsx';

export const load = () => void queryClient.prefetchQuery(queryOf('GET /equipment'));

/** Is this device ready for a lesson? And what is known of the family's other ones. */
export function Page() {
  const t = useTexts('equipment');
  const isOwn = useSession()?.role === 'parent';
  return (
    <PageLayout title={t.title} width="text" actions={<ToSettings />}>
      {isOwn ? <EquipmentCheck chat="/chat" /> : <p className="text-mute">{t.readOnly}</p>}
      <OwnDevices isOwn={isOwn} />
    </PageLayout>
  );
}

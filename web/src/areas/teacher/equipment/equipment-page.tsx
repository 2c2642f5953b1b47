import { queryClient, queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { TextLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { EquipmentCheck } from '#widgets/equipment-check/equipment-check.tsx';
import { OwnDevices } from '#widgets/equipment-check/own-devices.tsx';

export const load = () => void queryClient.prefetchQuery(queryOf('GET /equipment'));

/** The teacher's own device before its lessons. */
export function Page() {
  const t = useTexts('equipment');
  const { lesson } = useTexts('teacher');
  return (
    <PageLayout
      title={t.title}
      width="text"
      actions={
        <TextLink to="/teacher" className="inline-flex min-h-11 items-center">
          {lesson.back}
        </TextLink>
      }
    >
      <EquipmentCheck chat="/teacher/chat" />
      <OwnDevices isOwn />
    </PageLayout>
  );
}

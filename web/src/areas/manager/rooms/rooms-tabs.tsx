import { useTexts } from '#i18n/texts.ts';
import { PageTab, PageTabs } from '#kit/tabs.tsx';

/** Rooms that are open, and those that are over. */
export function RoomsTabs() {
  const t = useTexts('liveRooms').tabs;
  return (
    <PageTabs label={t.label}>
      <PageTab to="/manager/rooms">{t.now}</PageTab>
      <PageTab to="/manager/room-log">{t.log}</PageTab>
    </PageTabs>
  );
}

import { Link } from '#kit/router/link.tsx';
import { useTexts } from '#i18n/texts.ts';
import { placeLook, StaffLayout } from '#widgets/staff-layout/staff-layout.tsx';

import { FailedCount } from './messages/failed-count.tsx';
import { LateCount } from './late-count.tsx';
import { StuckCount } from './money/stuck-count.tsx';
import { WaitingCount } from './waiting-count.tsx';

/** The back office. */
export function Layout() {
  const { places } = useTexts('common');
  return (
    <StaffLayout
      places={
        <>
          <Link to="/manager" activeOptions={{ exact: true }} className={placeLook}>
            {places.families}
          </Link>
          <Link to="/manager/late" className={`gap-2 ${placeLook}`}>
            {places.late}
            <LateCount />
          </Link>
          <Link to="/manager/requests" className={placeLook}>
            {places.requests}
          </Link>
          <Link to="/manager/money" className={`gap-2 ${placeLook}`}>
            {places.money}
            <StuckCount />
          </Link>
          <Link to="/manager/chat" className={`gap-2 ${placeLook}`}>
            {places.chat}
            <WaitingCount />
          </Link>
          <Link to="/manager/messages" className={`gap-2 ${placeLook}`}>
            {places.messages}
            <FailedCount />
          </Link>
        </>
      }
    />
  );
}

import { Link } from '#kit/router/link.tsx';
import { useSession } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { placeLook, StaffLayout } from '#widgets/staff-layout/staff-layout.tsx';

import { FailedCount } from './messages/failed-count.tsx';
import { LateCount } from './late-count.tsx';
import { StuckCount } from './money/stuck-count.tsx';
import { WaitingCount } from './waiting-count.tsx';

/** The back office: of its rooms those that one has the rights for. */
export function Layout() {
  const { places } = useTexts('common');
  const rights = useSession()?.rights ?? [];
  const may = (...some: typeof rights) => some.some((right) => rights.includes(right));
  return (
    <StaffLayout
      account="/manager/account"
      places={
        <>
          {may('people', 'money', 'support') && (
            <Link to="/manager" activeOptions={{ exact: true }} className={placeLook}>
              {places.families}
            </Link>
          )}
          {may('people') && (
            <Link to="/manager/late" className={`gap-2 ${placeLook}`}>
              {places.late}
              <LateCount />
            </Link>
          )}
          {may('people') && (
            <Link to="/manager/requests" className={placeLook}>
              {places.requests}
            </Link>
          )}
          {may('money') && (
            <Link to="/manager/money" className={`gap-2 ${placeLook}`}>
              {places.money}
              <StuckCount />
            </Link>
          )}
          {may('people') && (
            <Link to="/manager/chat" className={`gap-2 ${placeLook}`}>
              {places.chat}
              <WaitingCount />
            </Link>
          )}
          {may('people') && (
            <Link to="/manager/messages" className={`gap-2 ${placeLook}`}>
              {places.messages}
              <FailedCount />
            </Link>
          )}
          {may('staff', 'admin') && (
            <Link to="/manager/staff" className={placeLook}>
              {places.staff}
            </Link>
          )}
          {may('audit') && (
            <Link to="/manager/audit" className={placeLook}>
              {places.audit}
            </Link>
          )}
        </>
      }
    />
  );
}

import { Link } from '#kit/router/link.tsx';
import { useTexts } from '#i18n/texts.ts';
import { placeLook, StaffLayout } from '#widgets/staff-layout/staff-layout.tsx';

/** The teacher's cabinet. */
export function Layout() {
  const { places } = useTexts('common');
  return (
    <StaffLayout
      places={
        <>
          <Link to="/teacher" activeOptions={{ exact: true }} className={placeLook}>
            {places.today}
          </Link>
          <Link to="/teacher/week" className={placeLook}>
            {places.week}
          </Link>
          <Link to="/teacher/review" className={placeLook}>
            {places.review}
          </Link>
          <Link to="/teacher/availability" className={placeLook}>
            {places.hours}
          </Link>
          <Link to="/teacher/absences" className={placeLook}>
            {places.absences}
          </Link>
          <Link to="/teacher/chat" className={placeLook}>
            {places.chat}
          </Link>
        </>
      }
    />
  );
}

import type { Kid } from '@school/contract/families/shapes';
import type { Process } from '@school/contract/calendar/shapes';

import { useSchool } from '#api/school.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyPage } from '#kit/empty-page.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { CalendarDays, Icon } from '#kit/icon.tsx';
import { LinkButton, LoneLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';

import { Whose } from './whose.tsx';

/** The process of the address is nobody's here. */
export function NotHere() {
  const t = useTexts('regularSchedule');
  return <EmptyPage title={t.title} empty={t.gone} about={t.goneAbout} action={<LinkButton to="/schedule">{t.toSchedule}</LinkButton>} />;
}

/** A course without weekly times: what they are, and the way to choose them. */
export function NoSchedule({ process, kid }: { process: Process; kid: Kid | undefined }) {
  const t = useTexts('regularSchedule');
  const { courseCode, subject } = process;
  return (
    <PageLayout title={t.title} width="text">
      <Whose kid={kid} process={process} />
      <EmptyState
        picture={<Icon of={CalendarDays} size={40} />}
        title={t.none}
        action={
          process.type === 'learning' && courseCode && kid ? (
            <LinkButton
              to="/schedule-selection/$courseCode/$subject/$kidUid/$name"
              params={{ courseCode, subject, kidUid: kid.kidUid, name: kid.firstName }}
              kind="primary"
            >
              {t.choose}
            </LinkButton>
          ) : (
            <LinkButton to="/schedule">{t.toSchedule}</LinkButton>
          )
        }
      >
        {t.noneAbout(useSchool().horizonWeeks)}
      </EmptyState>
      {process.type === 'learning' && process.teacher && !['finished', 'canceled'].includes(process.state) && (
        <LoneLink to="/change-teacher/$processId" params={{ processId: process.processId }} className="self-center">
          {t.teacherAction.do}
        </LoneLink>
      )}
    </PageLayout>
  );
}

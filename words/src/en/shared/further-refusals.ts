import type { FurtherRefusalTexts } from '../../refusal-texts.ts';
import { refusals as adults } from '../refusals/adults.ts';
import { refusals as approvals } from '../refusals/approvals.ts';
import { refusals as backOffice } from '../refusals/back-office.ts';
import { refusals as catalogue } from '../refusals/catalogue.ts';
import { refusals as chat } from '../refusals/chat.ts';
import { refusals as families } from '../refusals/families.ts';
import { refusals as faults } from '../refusals/faults.ts';
import { refusals as files } from '../refusals/files.ts';
import { refusals as groups } from '../refusals/groups.ts';
import { refusals as identity } from '../refusals/identity.ts';
import { refusals as learning } from '../refusals/learning.ts';
import { refusals as lessonRoom } from '../refusals/lesson-room.ts';
import { refusals as notifications } from '../refusals/notifications.ts';
import { refusals as pages } from '../refusals/pages.ts';
import { refusals as payLinks } from '../refusals/pay-links.ts';
import { refusals as payments } from '../refusals/payments.ts';
import { refusals as payroll } from '../refusals/payroll.ts';
import { refusals as playbooks } from '../refusals/playbooks.ts';
import { refusals as privacy } from '../refusals/privacy.ts';
import { refusals as promotions } from '../refusals/promotions.ts';
import { refusals as ratings } from '../refusals/ratings.ts';
import { refusals as reconciliation } from '../refusals/reconciliation.ts';
import { refusals as request } from '../refusals/request.ts';
import { refusals as rewards } from '../refusals/rewards.ts';
import { refusals as scheduling } from '../refusals/scheduling.ts';
import { refusals as school } from '../refusals/school.ts';
import { refusals as staff } from '../refusals/staff.ts';
import { refusals as teacherCards } from '../refusals/teacher-cards.ts';
import { refusals as wholeSchool } from '../refusals/whole-school.ts';

/** Written by `npm run gather` from the folders of the modules, never by hand. */
export const texts = {
  ...adults,
  ...approvals,
  ...backOffice,
  ...catalogue,
  ...chat,
  ...families,
  ...faults,
  ...files,
  ...groups,
  ...identity,
  ...learning,
  ...lessonRoom,
  ...notifications,
  ...pages,
  ...payLinks,
  ...payments,
  ...payroll,
  ...playbooks,
  ...privacy,
  ...promotions,
  ...ratings,
  ...reconciliation,
  ...request,
  ...rewards,
  ...scheduling,
  ...school,
  ...staff,
  ...teacherCards,
  ...wholeSchool,
} satisfies FurtherRefusalTexts;

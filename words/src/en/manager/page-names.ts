import { everyCourse } from '@school/contract/catalogue/limits';
import type { CoursePage, PageKey } from '@school/contract/pages/limits';

import { texts as names } from '../shared/names.ts';

const ofCourses = Object.fromEntries(everyCourse.map((code) => [`course-${code}`, `Course: ${names.courses[code]}`])) as Record<
  CoursePage,
  string
>;

/** What the staff call the texts they may write anew. */
export const pageNames: Record<PageKey, string> = {
  hero: 'Home page',
  ...ofCourses,
  'faq-trial': 'Questions: trial lesson',
  'faq-schedule': 'Questions: schedule',
  'faq-payment': 'Questions: payment',
  'faq-lessons': 'Questions: lessons and tasks',
  'faq-technical': 'Questions: equipment',
  terms: 'Terms of service',
  privacy: 'Personal data policy',
  about: 'About the school',
  'consent-service': 'Consent: lessons',
  'consent-lesson-recordings': 'Consent: lesson recordings',
  'consent-voice-recordings': 'Consent: voice recordings in tasks',
  'consent-third-parties': 'Consent: other organisations',
  'consent-marketing': 'Consent: offers and gifts',
  banner: 'Notice on the home page',
  'letter-welcome': 'Welcome',
  'letter-introBooked': 'Trial lesson booked',
  'letter-holdEnds': 'Held time expires soon',
  'letter-scheduleReleased': 'Held time has expired',
  'letter-scheduleEnded': 'Regular schedule ended',
  'letter-teacherChanged': 'New teacher',
  'letter-teacherRequestDeclined': 'No other teacher found',
  'letter-lessonAppointed': 'Lesson booked',
  'letter-lessonUnfunded': 'Lesson not paid for',
  'letter-lessonReleased': 'Lesson cancelled: balance too low',
  'letter-groupJoined': 'Joined a group',
  'letter-groupVisitBooked': 'Trial lesson in a group',
  'letter-groupPlaceOffered': 'A place in a group is open',
  'letter-groupOfferExpired': 'Held place in a group has expired',
  'letter-groupNotGathered': 'Too few children for the group',
  'letter-groupClosed': 'Group closing',
  'letter-waitingDeclined': 'Waiting list request closed',
  'letter-refundAsked': 'Refund request received',
  'letter-refundDeclined': 'Refund declined',
  'letter-orderPaid': 'Payment received',
  'letter-lessonMoved': 'Lesson rescheduled',
  'letter-weeklyTimeMoved': 'New lesson time',
  'letter-lessonCanceled': 'Lesson cancelled',
  'letter-weeklyTimeCanceled': 'Regular lessons cancelled',
  'letter-subscriptionBegun': 'Subscription paid',
  'letter-subscriptionRenewed': 'Subscription renewed',
  'letter-subscriptionPriceChanges': 'Subscription price changes',
  'letter-subscriptionDeclined': 'Subscription not renewed',
  'letter-subscriptionToPay': 'Subscription payment due',
  'letter-subscriptionUnpaid': 'Subscription ended',
};

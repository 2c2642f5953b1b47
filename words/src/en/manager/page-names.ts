import { everyCourse } from '@school/contract/catalogue/limits';
import type { CoursePage, PageKey } from '@school/contract/pages/limits';

import { texts as names } from '../shared/names.ts';

const ofCourses = Object.fromEntries(everyCourse.map((code) => [`course-${code}`, `Course: ${names.courses[code]}`])) as Record<
  CoursePage,
  string
>;

/** What the staff call the texts they may write anew. */
export const pageNames: Record<PageKey, string> = {
  hero: 'First page',
  ...ofCourses,
  'faq-trial': 'Questions: trial lesson',
  'faq-schedule': 'Questions: schedule',
  'faq-payment': 'Questions: payment',
  'faq-lessons': 'Questions: lessons and tasks',
  'faq-technical': 'Questions: equipment',
  terms: 'Terms of the school',
  privacy: 'Personal data policy',
  about: 'About the school',
  'consent-service': 'Consent: lessons',
  'consent-lesson-recordings': 'Consent: recordings of lessons',
  'consent-voice-recordings': 'Consent: voice recordings in tasks',
  'consent-third-parties': 'Consent: other organisations',
  'consent-marketing': 'Consent: offers and gifts',
  banner: 'Notice on the home page',
  'letter-welcome': 'Welcome',
  'letter-introBooked': 'Trial lesson booked',
  'letter-holdEnds': 'Chosen time will soon be free again',
  'letter-scheduleReleased': 'Chosen time is free again',
  'letter-scheduleEnded': 'Regular schedule ended',
  'letter-teacherChanged': 'New teacher',
  'letter-teacherRequestDeclined': 'No other teacher found',
  'letter-lessonAppointed': 'Lesson booked',
  'letter-lessonUnfunded': 'Lesson without payment',
  'letter-lessonReleased': 'Lesson cancelled: nothing on the balance',
  'letter-groupJoined': 'Place in a group',
  'letter-groupVisitBooked': 'Trial lesson in a group',
  'letter-groupPlaceOffered': 'A place in a group is free',
  'letter-groupOfferExpired': 'Place in a group is held no longer',
  'letter-groupNotGathered': 'Too few came for the group',
  'letter-groupClosed': 'Group closes',
  'letter-waitingDeclined': 'Waiting-list request closed',
  'letter-refundAsked': 'Refund request received',
  'letter-refundDeclined': 'Refund declined',
  'letter-orderPaid': 'Payment received',
  'letter-lessonMoved': 'Lesson moved',
  'letter-weeklyTimeMoved': 'Lessons at another time',
  'letter-lessonCanceled': 'Lesson cancelled',
  'letter-weeklyTimeCanceled': 'Weekly lessons cancelled',
  'letter-subscriptionBegun': 'Subscription begun',
  'letter-subscriptionRenewed': 'Subscription renewed',
  'letter-subscriptionPriceChanges': 'Subscription price changes',
  'letter-subscriptionDeclined': 'Subscription not renewed',
  'letter-subscriptionToPay': 'Subscription to pay',
  'letter-subscriptionUnpaid': 'Subscription ended',
};

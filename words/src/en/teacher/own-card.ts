import { teacherCardLimits } from '@school/contract/teacher-cards/limits';
import { filesLimits } from '@school/contract/files/limits';

import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/teacher/own-card.ts';

/** A teacher writes her own card. */
export const texts = {
  title: 'My card',
  about: 'Families see it when they choose a teacher, before a lesson and after it. The school reviews changes first.',
  open: 'Open the card',
  link: 'My card for families',
  linkAbout: 'Photo, video hello and a few words about yourself.',
  states: {
    draft: 'Draft: families can’t see it. Send it when it’s ready.',
    waiting: (when) => `Sent ${when}. The school will review it, and families will see the new card.`,
    approved: (when) => `The school approved the card ${when}. Families can see it.`,
    declined: (when) => `The school returned the card ${when}. Make changes and send it again.`,
  },
  why: 'What the school said',
  takeBack: 'Withdraw and edit',
  takenBack: 'The card is a draft again',
  photo: 'Photo',
  photoHelp: `Face and shoulders, light from the front, a calm background. Up to ${filesLimits.pictureMegabytes} MB.`,
  choosePhoto: 'Choose a photo',
  crop: 'What families will see',
  video: 'Video hello',
  videoHelp: `Up to ${teacherCardLimits.videoSeconds} seconds and ${filesLimits.videoMegabytes} MB. Say your name, who you teach and what the first lesson will be like.`,
  chooseVideo: 'Take or choose a video',
  sending: 'Uploading…',
  remove: 'Remove',
  removePhoto: 'Remove the photo',
  removeVideo: 'Remove the video',
  keep: 'Keep',
  removed: 'It will be removed once the school approves the card.',
  form: 'About you',
  aboutRu: 'About you in Russian',
  aboutEn: 'About you in English',
  aboutHelp: 'Who and what you teach, and what children love about your lessons. No phone numbers or links.',
  aboutNeeded: 'Write in at least one language',
  languages: 'Languages you teach in',
  languageNeeded: 'Choose at least one language',
  since: 'Teaching since (year)',
  sinceHelp: 'Here or elsewhere. Optional.',
  send: 'Send to the school',
  sent: 'Card in review. Families will see it once it’s approved',
  preview: 'What families will see',
  shown: 'What families see now',
} satisfies Same<typeof ru>;

import { teacherCardLimits } from '@school/contract/teacher-cards/limits';
import { filesLimits } from '@school/contract/files/limits';

import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/teacher/own-card.ts';

/** A teacher writes her own card. */
export const texts = {
  title: 'My card',
  about:
    'This is what families read of you: when they choose a teacher, before a lesson and after it. The school looks at what is new first.',
  link: 'My card for families',
  linkAbout: 'Photo, video hello and a few words about yourself.',
  states: {
    draft: 'A draft: families do not see it. Send it when it is ready.',
    waiting: (when) => `Sent ${when}. The school will look, and families will see the new card.`,
    approved: (when) => `The school approved the card ${when}. Families see it.`,
    declined: (when) => `The school sent the card back ${when}. Put it right and send it again.`,
  },
  why: 'What the school said',
  takeBack: 'Take back and change',
  takenBack: 'The card is yours again',
  photo: 'Photo',
  photoHelp: `Face and shoulders, light from the front, a calm background. Up to ${filesLimits.pictureMegabytes} MB.`,
  choosePhoto: 'Choose a photo',
  crop: 'What will be seen',
  video: 'Video hello',
  videoHelp: `Up to ${teacherCardLimits.videoSeconds} seconds and ${filesLimits.videoMegabytes} MB. Say your name, whom you teach and what the first lesson will be like.`,
  chooseVideo: 'Take or choose a video',
  sending: 'Uploading…',
  remove: 'Remove',
  removePhoto: 'Remove the photo',
  removeVideo: 'Remove the video',
  keep: 'Keep',
  removed: 'It goes when the school approves the card.',
  form: 'About you',
  aboutRu: 'About you in Russian',
  aboutEn: 'About you in English',
  aboutHelp: 'Whom and what you teach, what children love about it. No phones, no links.',
  aboutNeeded: 'Write in one language at least',
  languages: 'Languages you teach in',
  languageNeeded: 'Tick one language at least',
  since: 'Since which year do you teach',
  sinceHelp: 'Here or elsewhere. May be left out.',
  send: 'Send to the school',
  sent: 'The school has the card. Families see it once it is approved',
  preview: 'What families will see',
  shown: 'What families see now',
} satisfies Same<typeof ru>;

/** Whom an announcement is for. */
export const announcementAudiences = ['families', 'teachers'] as const;

/** News that families need for their lessons, or an offer, which goes to whoever has agreed to offers and may be given up by one tap. */
export const announcementKinds = ['service', 'offers'] as const;

/** Where it is told: never by SMS, which costs and which nobody has agreed to for news. */
export const announcementChannels = ['mail', 'app', 'push'] as const;

/** `asked`: waits for a second person. `going`: waits for its hour, or is being sent. `paused`: goes on when somebody says so. */
export const announcementStates = ['draft', 'asked', 'going', 'paused', 'done', 'stopped'] as const;

/** How one person stands to it: waits, was told, is left out (why, `announcementOmissions`). */
export const announcementResults = ['waiting', 'told', 'left_out'] as const;
/** Stopped before, refused offers meanwhile, gone, or there is no way to tell: nothing confirmed, all of it switched off. */
export const announcementOmissions = ['stopped', 'refused', 'gone', 'no_way'] as const;

/** What an announcement may say of whoever reads it: the name, the children, the school. */
export const announcementHoles = ['name', 'kids', 'school'] as const;

export const announcementLimits = {
  subjectLength: 120,
  /** A push message holds 4 KB, and two bytes a letter in Russian. */
  textLength: 1500,
  reasonLength: 300,
  /** People told in one run of the job, which comes every minute. */
  perRun: 200,
  /** Above so many a second person reads it first. */
  secondAbove: 200,
  /** How far ahead it may be planned. */
  plannedDays: 90,
  page: 30,
  peoplePage: 50,
  /** Names shown before it is sent. */
  sample: 10,
} as const;

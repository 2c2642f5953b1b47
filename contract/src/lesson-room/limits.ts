/** Numbers of the lesson room (docs/design/lesson-room.md). Chosen, unless a rule is named. */
export const lessonRoomLimits = {
  /** The protocol of the socket; a page of another version is asked to load anew. */
  version: 1,
  /** After its planned end the room stays open so long. */
  openAfterMinutes: 20,
  /** A ticket to the socket is good for one use within so many seconds. */
  ticketSeconds: 30,
  /** The server asks for a sign of life this often; without one for so long a person is away, then gone. */
  pingSeconds: 5,
  awaySeconds: 12,
  goneSeconds: 20,
  /** A page says how it is doing this often. */
  heartbeatSeconds: 5,
  /** Bytes of a message of each kind. */
  messageBytes: 20 * 1024,
  signalBytes: 16 * 1024,
  strokeBytes: 8 * 1024,
  draftBytes: 4 * 1024,
  /** Ops at once, and then a second; passing messages a second. */
  ops: { teacher: { burst: 60, aSecond: 20 }, kid: { burst: 40, aSecond: 10 } },
  passing: { burst: 90, aSecond: 45 },
  /** Signs of the name of what somebody points at. */
  pointerSigns: 80,
  /** Passing messages are dropped while a reader has left so much unread; a reader of so much is cut. */
  dropAboveBytes: 64 * 1024,
  unreadBytes: 1024 * 1024,
  /** A page that comes back after more ops than this is given the whole state anew. */
  catchUpOps: 2000,
  /** The state is folded after so many ops. */
  foldEvery: 200,
  outboxOps: 200,
  /** Board. */
  pages: 20,
  board: { width: 1000, height: 750 },
  /** A stroke that is not confirmed for so long turns grey. */
  wetSeconds: 5,
  undoClearSeconds: 10,
  /** A text on the board: a child writes one from this age on. */
  boardTextSigns: 120,
  boardTextFromAge: 10,
  /** A teacher's shelf: pictures, all of them together as they are kept, a name; and of a PDF, its file and its pages. */
  shelf: { pictures: 200, megabytes: 100, nameSigns: 80, pdfMegabytes: 50, pdfPages: 40 },
  /** Chat of the room: from this age, so many lines are kept at hand. */
  chatFromAge: 7,
  chatSigns: 300,
  chatLines: 50,
  starsMost: 5,
  stickersMost: 12,
  /** So many children with the same wrong answer are a mistake of the class; the most common ones are shown. */
  mistakeOfKids: 3,
  mistakesShown: 3,
  /** A race is for children from this age on. */
  raceFromAge: 7,
  /** Items that a group may solve together for its rocket. */
  goalMost: 240,
  /** It begins so long after the teacher opened it, for all at once. */
  raceCountdownSeconds: 3,
  /** Without the teacher for so long the children are alone: chat and microphones between children go quiet. */
  aloneSeconds: 10,
  /** Alone for so long: managers are told. */
  aloneAlarmMinutes: 2,
  /** A child who was in the room so long was there: the lesson cannot be closed as missed. */
  wasHereMinutes: 5,
  /** The family hears that the child is missing so long after the start: on the phone's screen, then by SMS. */
  missingPushMinutes: 1,
  missingSmsMinutes: 3,
  /** Together for at least this share of the planned minutes a lesson is a lesson (docs/rules/lessons.md). */
  togetherShare: 0.5,
  /** A teacher takes somebody out for so many minutes, or for the rest of the lesson. */
  takeOutMinutes: [2, 5],
  /** Another device of the same person opens the room with a code of so many digits, good for so long. */
  deviceCodeDigits: 6,
  deviceCodeMinutes: 2,
  /** Tries within so many minutes, from one address; and wrong ones from everywhere. */
  deviceCodeTries: { minutes: 10, perAddress: 5, everywhere: 100 },
  /** Nobody took a call for help for so long: the duty number is told. */
  helpUnansweredSeconds: 60,
  /** On the screens of colleagues a call rings within so long, then nobody needs it any more. */
  helpRingsMinutes: 60,
  helpFacts: 30,
  /** The lesson goes on by phone: so many digits tell which phone rings, and after so many seconds nobody waits for it any longer. */
  phoneDigitsShown: 2,
  phoneRingsSeconds: 40,
  noteSigns: 300,
  /** A word of the teacher to the families at the end. */
  wordSigns: 300,
  /** What families were told of a lesson its teacher corrects within so many hours. */
  correctHours: 24,
  /** The report of a trial. */
  trialReportSigns: 2000,
  /** What is proposed at the end: hardly there, so not there (both hold); how it went, by first tries; a child that took part, by its acts a minute. */
  absentBelow: { share: 0.3, minutes: 10 },
  resultFrom: { great: 0.8, good: 0.5 },
  masteredFrom: 0.8,
  activeFromActsAMinute: 0.5,
  /** Kept: what was done, calls for help (docs/retention.md). */
  keepEventsDays: 90,
  keepHelpDays: 180,
  /** The log of rooms: lines of a page and of a part of its file; days of the figures of help at most. */
  logPage: 50,
  logOfFile: 500,
  helpFiguresDays: 92,
} as const;

/** Media servers by which pictures and sound of a room may travel. */
export const serverEngines = ['janus', 'livekit'] as const;
/** How they travel: page to page, by the teacher’s page, by a server, or at a meeting elsewhere. */
export const engines = ['direct', 'star', ...serverEngines, 'outside'] as const;
/**
 * Whose cameras are on in a group: of all, and children see each other too · of all, and children see the teacher alone · the teacher’s
 * alone.
 */
export const cameraPolicies = ['all', 'teacherOnly', 'off'] as const;
/** What is on the stage: a panel of the script, a task, the board, the teacher's screen. */
export const stages = ['panel', 'task', 'board', 'screen'] as const;
/** own: each child its own copy · class: one copy for all · race: own copies, started together · poll: votes. */
export const taskModes = ['own', 'class', 'race', 'poll'] as const;
/** How an answer in the room was judged: `seen` counts for nothing, `waiting` is marked by the teacher later. */
export const judgedAs = ['right', 'partly', 'wrong', 'skipped', 'seen', 'waiting'] as const;
/** What a teacher may allow a child besides what its age and the mode allow. */
export const allowances = ['draw', 'pointer', 'chat', 'move'] as const;
export const reactions = ['smile', 'again', 'clap', 'heart', 'gotIt', 'slower'] as const;
export const grounds = [
  'plain',
  'squared',
  'lined',
  'tens',
  'line',
  'hundred',
  'clock',
  'coins',
  'fractions',
  'syllables',
  'letters',
  'sounds',
  'feelings',
  'map',
  'stage',
  'calendar',
] as const;
export const smallTools = [
  'dice',
  'spinner',
  'pick',
  'timer',
  'light',
  'rocket',
  'faces',
  'countdown',
  'stretch',
  'words',
  'cards',
  'applause',
  'echo',
] as const;
export const stickers = [
  'fox',
  'owl',
  'bear',
  'cat',
  'dog',
  'turtle',
  'whale',
  'frog',
  'bee',
  'snail',
  'sun',
  'moon',
  'star',
  'rainbow',
  'cloud',
  'flower',
  'tree',
  'mushroom',
  'apple',
  'strawberry',
  'cake',
  'balloon',
  'kite',
  'rocket',
  'ship',
  'train',
  'crown',
  'medal',
  'heart',
  'key',
] as const;
export const penColors = ['ink', 'teal', 'rose', 'sun', 'violet'] as const;
export const helpCodes = [
  'missing',
  'cannot_hear',
  'cannot_see',
  'not_heard',
  'line',
  'task',
  'behaviour',
  'child_upset',
  'other',
] as const;
/** What came of a call to the family of a child that is missing. */
export const callOutcomes = ['coming', 'no_answer'] as const;
/** Only colleagues who work with people hear what these are about; in the room they are like any other. */
export const delicateHelp = ['behaviour', 'child_upset'] as const;
/** Why a page was closed, or a person left. */
export const overCodes = ['elsewhere', 'taken_out', 'replaced', 'ended', 'session_over', 'new_release', 'school_restarts'] as const;
export const leaveCauses = ['closed', 'timeout', 'elsewhere', 'taken_out', 'replaced', 'ended'] as const;
/** Why an op was not done. */
export const nackCodes = ['role', 'locked', 'state', 'size', 'rate', 'over', 'chat_refused'] as const;
export const endedAs = ['finished', 'closed', 'canceled', 'technical'] as const;
/** What the log of a room says became of a lesson. */
export const roomOutcomes = ['open', 'conducted', 'nonAttendance', 'teacherLate', 'teacherNoShow', 'technical'] as const;

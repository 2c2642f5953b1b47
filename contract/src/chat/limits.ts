/** Numbers of the conversations (docs/rules/chat.md#conversations). */
export const chatLimits = {
  /** Messages come in pages of this many, the newest page first. */
  messagesPage: 30,
  /** Where one goes back to a message that was found, so many come at once at most. Chosen. */
  messagesBack: 600,
  messageLength: 4000,
  /** Of the words under a picture, a document or a voice: they travel in its address. Chosen. */
  captionLength: 500,
  /** Of the name of a document. */
  fileName: 120,
  /** Of a voice message. Chosen: longer is a call. */
  voiceSeconds: 180,
  /** Conversations of the contact centre shown at once, the longest waiting first. Chosen. */
  schoolChats: 200,
  /** Of a search: signs at least, and messages found at most. */
  searchFrom: 2,
  searchTo: 100,
  found: 30,
  reportLength: 500,
  /** Of a reading of a conversation by a manager: what it is for, and how long its pages may be turned. Chosen. */
  reasonLength: 300,
  readingMinutes: 60,
  cannedTitle: 60,
  cannedAnswers: 100,
} as const;

/** Numbers of the conversations (spec §7, §9, decisions D11). */
export const chatLimits = {
  /** Messages come in pages of this many, the newest page first. */
  messagesPage: 30,
  messageLength: 4000,
  /** Conversations of the contact centre shown at once, the most recently used first. Not in the spec: chosen. */
  schoolChats: 200,
  /** How the school signs its messages, in every language. */
  schoolName: 'Chip School',
} as const;

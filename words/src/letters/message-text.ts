/** What a message says: a subject and text for mail, a short text for SMS. */
export interface MessageText {
  subject: string;
  text: string;
  sms: string;
  /** Where a tap on the phone's screen leads, a path of the school; without it, where the SMS does. */
  tap?: string;
}

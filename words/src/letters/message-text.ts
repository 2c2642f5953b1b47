/** What a message says: a subject and text for mail, a short text for SMS. */
export interface MessageText {
  subject: string;
  text: string;
  sms: string;
}

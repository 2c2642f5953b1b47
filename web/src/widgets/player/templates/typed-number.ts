/** A number as it is typed: digit by digit, no longer than the field takes. Null is an empty field. */

/** With one digit more; a field that is full stays, and a leading zero is replaced. */
export function withDigit(number: number | null, digit: number, most: number): number {
  if (number === null || number === 0) return digit;
  return String(number).length >= most ? number : number * 10 + digit;
}

/** Without its last digit. */
export const withoutLast = (number: number | null): number | null => (number === null || number < 10 ? null : Math.floor(number / 10));

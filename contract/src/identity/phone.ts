/**
 * A phone as people write it, in E.164: «+375 (29) 123-45-67», «80291234567» of Belarus, «8 916 123-45-67» of Russia and
 * Kazakhstan, 00 for the plus, or the plus left out. What is no phone comes back as it is, without spaces.
 */
export function phoneAsKept(typed: string): string {
  const phone = typed.replace(/[\s().-]/g, '');
  if (/^00[1-9]\d+$/.test(phone)) return `+${phone.slice(2)}`;
  if (/^80\d{9}$/.test(phone)) return `+375${phone.slice(2)}`;
  if (/^8[1-9]\d{9}$/.test(phone)) return `+7${phone.slice(1)}`;
  return /^[1-9]\d{10,14}$/.test(phone) ? `+${phone}` : phone;
}

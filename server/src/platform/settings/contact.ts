import type { Reading } from './reading.ts';

/** How families reach the contact centre, as far as the settings say so; the rest stands in content/faq. */
export interface ContactSettings {
  phone?: string;
  email?: string;
  zone?: string;
  /** Minutes after midnight in that zone. */
  opensAt?: number;
  closesAt?: number;
}

const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));

/** Reads the contact centre's phone, mail, hours and zone; what is wrong with them goes to `problems`. */
export function contactSettings({ given, problems }: Reading): ContactSettings {
  const [phone, email, hours, zone] = [given('CONTACT_PHONE'), given('CONTACT_EMAIL'), given('CONTACT_HOURS'), given('CONTACT_ZONE')];
  if (phone !== undefined && !/^\+[\d ()-]{7,24}$/.test(phone)) problems.push('CONTACT_PHONE is not a phone that begins with +');
  if (email !== undefined && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) problems.push('CONTACT_EMAIL is not an e-mail address');
  const span = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/.test(hours ?? '')
    ? (hours ?? '').split('-').map(minutesOf)
    : undefined;
  const [opensAt, closesAt] = span ?? [];
  if (hours !== undefined && (opensAt === undefined || closesAt === undefined || opensAt >= closesAt))
    problems.push(`CONTACT_HOURS is ${hours}: it takes hours like 09:00-21:00`);
  if (zone !== undefined && !isZone(zone)) problems.push(`CONTACT_ZONE is ${zone}: it takes a time zone like Europe/Minsk`);
  return {
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    ...(zone !== undefined && { zone }),
    ...(opensAt !== undefined && closesAt !== undefined && { opensAt, closesAt }),
  };
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format() !== '';
  } catch {
    return false;
  }
}

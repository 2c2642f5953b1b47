import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { deviceZone } from '#i18n/time.ts';
import { zoneCity } from '#i18n/zones.ts';
import { Select } from '#kit/select.tsx';

interface ZoneFieldProps {
  name: string;
  label: string;
  help?: string;
  /** By default the zone of the device. */
  zone?: string;
}

/** One name of a zone is enough: some have an old one too. */
const oldNames = ['Europe/Kiev'];

/** A time zone: the one of the family or the device, and those of all cities we have a word for, from west to east. */
export function ZoneField({ name, label, help, zone = deviceZone() }: ZoneFieldProps) {
  const names = useTexts('names');
  const locale = useLocale();
  const known = Object.keys(names.zones).filter((it) => it === zone || !oldNames.includes(it));
  const zones = known.includes(zone) ? known : [zone, ...known];
  const options = zones
    .map((value) => ({ value, offset: offsetOf(value), city: zoneCity(names, value) }))
    .toSorted((one, other) => one.offset - other.offset || one.city.localeCompare(other.city, locale))
    .map(({ value, offset, city }) => ({ value, label: `${city} (${offsetText(offset)})` }));
  return <Select name={name} label={label} required options={options} defaultValue={zone} {...(help === undefined ? {} : { help })} />;
}

/** Minutes a zone is ahead of UTC today. */
function offsetOf(zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts();
  const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** «UTC+3», «UTC−3:30» */
function offsetText(offset: number): string {
  const size = Math.abs(offset);
  const minutes = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return `UTC${offset < 0 ? '−' : '+'}${Math.floor(size / 60)}${minutes}`;
}

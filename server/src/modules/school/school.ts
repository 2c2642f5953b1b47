import type { SettingKey } from '@school/contract/school/settings';
import type { SchoolShown } from '@school/contract/school/shapes';
import type { Locale } from '@school/contract/shapes';
import type { Organisation } from '@school/words/documents/organisation';

import type { Realtime } from '#platform/realtime';
import type { Painted } from '#platform/painted';
import type { Settings } from '#platform/settings';

import { changeSettings, withdrawSetting } from './change-settings.ts';
import { type OpeningGiven, schoolOpening } from './opening/opening.ts';
import { channelProofs, type ProofsGiven } from './opening/proofs.ts';
import { schoolSecrets, type SecretsGiven } from './secrets/secrets.ts';
import { schoolLook } from './look/look.ts';
import { createSettingsStore } from './settings.store.ts';
import { previewSettings, showHistory, showSettings } from './show-settings.ts';
import { openSnapshot } from './snapshot.ts';
import type { Promised, Tools } from './tools.ts';

interface Given
  extends
    Omit<OpeningGiven, 'name'>,
    Pick<Parameters<typeof schoolLook>[0], 'files'>,
    Omit<ProofsGiven, 'messages' | 'rateLimit' | 'ways'>,
    Pick<SecretsGiven, 'sealer'> {
  messages: OpeningGiven['messages'] & ProofsGiven['messages'] & SecretsGiven['messages'];
  rateLimit: ProofsGiven['rateLimit'] & SecretsGiven['rateLimit'];
  realtime: Pick<Realtime, 'tellServers' | 'onWord'>;
  settings: Pick<Settings, 'fixed' | 'smsCodes'> & SecretsGiven['settings'];
  promisedUnder: (key: SettingKey) => Promise<Promised>;
  isAnyLesson: Tools['isAnyLesson'];
  onFault: (fault: unknown, what: string) => void;
}

/** What the owner has chosen for the school (docs/rules/settings.md). */
export async function createSchoolSettings(given: Given) {
  const {
    db,
    clock,
    realtime,
    settings: { fixed },
    promisedUnder,
    isAnyLesson,
    onFault,
  } = given;
  const store = createSettingsStore(db);
  const snapshot = await openSnapshot({ db, clock, store, realtime, fixed, onFault });
  const look = schoolLook(given);
  const tools: Tools = { db, clock, store, snapshot, fixed, promisedUnder, isAnyLesson, look };
  const name = (locale: Locale): string => snapshot.now(locale === 'en-US' ? 'nameEn' : 'nameRu');
  /** Where SMS go: where the school says, and to its own region. */
  const smsCountries = () => [...snapshot.now('smsCountries'), ...given.settings.smsCodes.ofRegion];
  const secrets = await schoolSecrets({ ...given, smsPerDay: () => snapshot.now('smsPerDay'), smsCountries }, name);
  return {
    /** How the school is called in a language. */
    name,
    /** What it speaks with whoever comes new. */
    languages: (): readonly Locale[] => snapshot.now('familyLanguages'),
    /** What everybody may know of it. */
    shown: (): SchoolShown => ({
      name: { ru: name('ru-RU'), en: name('en-US') },
      languages: snapshot.now('familyLanguages'),
      mascot: snapshot.now('mascot'),
      zone: snapshot.now('schoolZone'),
      gridMinutes: snapshot.now('gridMinutes'),
      hoursToCancelOrTransfer: snapshot.now('hoursToCancelOrTransfer'),
      bookingNoticeMinutes: snapshot.now('bookingNoticeMinutes'),
      enterBeforeMinutes: snapshot.now('enterBeforeMinutes'),
      introFromAge: snapshot.now('introFromAge'),
      lessonMinutes: snapshot.now('lessonMinutes'),
      longLessonFromAge: snapshot.now('longLessonFromAge'),
      lateTeacherBonus: snapshot.now('lateTeacherBonus'),
      waitingOfferHours: snapshot.now('waitingOfferHours'),
      daysPerWeek: snapshot.now('daysPerWeek'),
      horizonWeeks: snapshot.now('horizonWeeks'),
      groupPlaces: snapshot.now('groupPlaces'),
      unfundedReleaseHours: snapshot.now('unfundedReleaseHours'),
      packageMonths: snapshot.now('packageMonths'),
      subscriptionDays: snapshot.now('subscriptionDays'),
      priceNoticeDays: snapshot.now('priceNoticeDays'),
      endingAt: snapshot.now('endingAt'),
      invoiceDays: snapshot.now('invoiceDays'),
      voiceDays: snapshot.now('voiceDays'),
      expiryToldDays: Math.max(...snapshot.now('expiryNoticeDays')),
    }),
    /** Who makes the contract with families: as it was at a moment, or, where nothing had been said by then, as it is. */
    organisation(at: Temporal.Instant = clock.now()): Organisation {
      const moment = snapshot.at('legalName', at) === '' ? clock.now() : at;
      return {
        name: snapshot.at('legalName', moment),
        taxNumber: snapshot.at('legalTaxNumber', moment),
        address: snapshot.at('legalAddress', moment),
        director: snapshot.at('legalDirector', moment),
        account: snapshot.at('legalAccount', moment),
        bank: snapshot.at('legalBank', moment),
        bic: snapshot.at('legalBic', moment),
        correspondent: snapshot.at('legalCorrespondent', moment),
      };
    },
    look,
    smsCountries,
    /** What its pages are made with before anybody has signed in. */
    painted: (): Painted => ({
      name: { ru: name('ru-RU'), en: name('en-US'), short: snapshot.now('shortName') },
      languages: snapshot.now('familyLanguages'),
      colour: snapshot.now('colour'),
      mascot: snapshot.now('mascot'),
      logo: snapshot.now('logo'),
      zone: snapshot.now('schoolZone'),
    }),
    /** The language that a family is made with: what was asked for where the school offers it, else the first of those it does. */
    languageFor: (asked: Locale): Locale => {
      const languages = snapshot.now('familyLanguages');
      return languages.includes(asked) ? asked : (languages[0] ?? asked);
    },
    /** How far the school is open. */
    opening: schoolOpening({ ...given, name }),
    /** Whether mail and SMS leave the school. */
    proofs: channelProofs({ ...given, ways: secrets.ways }),
    /** Passwords and keys that its owner has entered. */
    secrets,
    at: snapshot.at,
    now: snapshot.now,
    read: snapshot.read,
    readMany: snapshot.readMany,
    watch: (): (() => void) => {
      const ends = [snapshot.watch(), secrets.watch()];
      return () => ends.forEach((end) => end());
    },
    show: showSettings(tools),
    history: showHistory(tools),
    preview: previewSettings(tools),
    change: changeSettings(tools),
    withdraw: withdrawSetting(tools),
  };
}

export type SchoolSettings = Awaited<ReturnType<typeof createSchoolSettings>>;

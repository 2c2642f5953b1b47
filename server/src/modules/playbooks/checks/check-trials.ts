import { usualNumbers } from '@school/contract/school/usual';
import { subjectAges, type SubjectCode, subjectCodes } from '@school/contract/catalogue/limits';
import type { Stimulus } from '@school/contract/playbooks/pictures';
import { type Band, bandOfAge } from '@school/contract/playbooks/bands';

import type { Library } from '#modules/library';

import type { createFairness } from './check-fairness.ts';
import { checkSlide, inBothLanguages, type Note } from './check-slide.ts';
import type { PlaybookCatalogue } from '../content/playbook-catalogue.ts';
import { templateOf } from '../templates/registry.ts';
import { type Trial, trialLevels } from '../content/read-trial.ts';

/** Panels of an explanation: fewer explain nothing, more do not fit. */
const panels = { from: 3, to: 6 };

/** Words on a panel that are read at a glance. */
const wordsOnPanel = 12;

/** The lesson that a band has by the usual lengths: those who are not long lessons’ age yet have the short one. A room fits it to others. */
const minutesOf = (band: Band): number =>
  usualNumbers.lessonMinutes[band === bandOfAge(usualNumbers.longLessonFromAge - 1) ? 'from' : 'to'];

/** Bands that need a trial of a subject: a single year of age has that of the band below. */
function bandsOf(subject: SubjectCode): Band[] {
  const { from, to } = subjectAges[subject];
  const years = Array.from({ length: to - from + 1 }, (_, at) => bandOfAge(from + at));
  return [...new Set(years)].filter((band) => years.filter((one) => one === band).length > 1);
}

/** Every subject has a trial for each band of its ages, whole, in both languages, and each of its tasks can be played. */
export function checkTrials({
  library,
  playbookCatalogue,
  seeds,
  fairness,
  report,
  note,
  trying,
}: {
  library: Library;
  playbookCatalogue: PlaybookCatalogue;
  seeds: number;
  fairness: ReturnType<typeof createFairness>;
  report: Parameters<typeof checkSlide>[0]['report'];
  note: Note;
  trying(path: string, work: () => void): void;
}): void {
  for (const { subject, band } of subjectCodes.flatMap((one) => bandsOf(one).map((of) => ({ subject: one, band: of }))))
    trying(`trials/${subject}-${band}.yaml`, () => {
      const trial = playbookCatalogue.trial(subject, band);
      if (!trial) throw new Error('there is none');
      for (const reason of trialFaults(trial, library)) note(trial.path, reason);
      inBothLanguages(trial, { ...trial, slides: null }, note);
      for (const [at, slide] of trial.slides.entries()) {
        const lesson = { path: trial.path, lessonCode: trial.playbookUid };
        trying(`${trial.path}: task ${Math.floor(at / trialLevels.length) + 1}, ${trialLevels[at % trialLevels.length]}`, () =>
          checkSlide({ playbookCatalogue, lesson, slide, at, seeds, taught: undefined, fairness, report, note }),
        );
      }
    });
}

/** What would leave a teacher or a child of a trial with nothing. */
function trialFaults({ band, steps, slides, courses }: Trial, library: Pick<Library, 'hasLevel'>): string[] {
  const faults: string[] = [];
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
  if (minutes !== minutesOf(band)) faults.push(`${minutes} minutes, and the lesson has ${minutesOf(band)}`);
  if (steps[0]?.kind !== 'hello' || steps.at(-1)?.kind !== 'bye') faults.push('it begins with hello and ends with bye');
  for (const kind of ['warm', 'explain', 'together', 'check'] as const)
    if (!steps.some((step) => step.kind === kind)) faults.push(`no step ${kind}`);
  for (const { kind, tasks, panels: seen } of steps) {
    if ((kind === 'together' || kind === 'check') && tasks.length === 0) faults.push(`${kind}: no task`);
    if (kind === 'explain' && (seen.length < panels.from || seen.length > panels.to))
      faults.push(`explain: ${seen.length} panels, and ${panels.from} to ${panels.to} are good`);
    for (const { stimulus, words } of seen) {
      if (!stimulus && !words) faults.push(`${kind}: an empty panel`);
      if (band === 'pre' && (words || (stimulus && hasText(stimulus)))) faults.push(`${kind}: who cannot read is shown words`);
      for (const text of [words?.ru, words?.en])
        if (text && text.split(/\s+/).length > wordsOnPanel) faults.push(`${kind}: too long for a panel: «${text}»`);
    }
  }
  for (const [at, { template }] of slides.entries())
    if (templateOf(template).judge !== 'school')
      faults.push(`task ${Math.floor(at / trialLevels.length) + 1}: ${template} tells nothing of the level`);
  for (const { courseCode, level } of Object.values(courses).flat())
    if (library.hasLevel(courseCode, level) !== 'yes') faults.push(`there is no level ${courseCode}/${level}`);
  return faults;
}

/** Letters to read, not digits and signs. */
const hasText = (stimulus: Stimulus): boolean => {
  if (stimulus.kind === 'listen') return false;
  const read = JSON.stringify(stimulus, (key, value: unknown) =>
    key === 'name' || key === 'kind' || key === 'icon' || key === 'say' || key === 'lang' ? undefined : value,
  );
  return (
    stimulus.kind === 'passage' ||
    /"(?:ru|en)":"[^"]*\p{L}/u.test(read) ||
    (stimulus.kind === 'word' && /\p{L}/u.test(stimulus.letters.join('')))
  );
};

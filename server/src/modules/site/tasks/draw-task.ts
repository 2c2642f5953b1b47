import type { Face, Picture, Stimulus, Words } from '@school/contract/playbooks/pictures';
import type { Task } from '@school/contract/playbooks/tasks';

import type { Language, SiteWords } from '../facts/words.ts';
import { type Html, html } from '../look/html.ts';

/** A place that is to be filled, as tasks write it. */
const gap = html`<i class="gap">?</i>`;

function drawPicture(picture: Picture, name: Words | undefined, language: Language): Html {
  if (picture.kind !== 'icon') throw new Error(`A picture that is no file: ${picture.kind}`);
  const alt = name?.[language] ?? '';
  const one = (text: string) => html`<img src="/pictures/${picture.icon}.svg" alt="${text}" width="44" height="44" loading="lazy" />`;
  const count = picture.count ?? 1;
  return count === 1 ? one(alt) : html`<span class="many">${Array.from({ length: count }, (_, at) => one(at === 0 ? alt : ''))}</span>`;
}

const drawFace = ({ picture, words, name }: Face, language: Language): Html =>
  html`${picture && drawPicture(picture, name ?? words, language)}${words && html`<span>${words[language]}</span>`}`;

const pieces = (text: string): Html => html`${text.split('☐').map((part, at) => html`${at > 0 && gap}${part}`)}`;

function drawStimulus(it: Stimulus, language: Language): Html {
  switch (it.kind) {
    case 'words':
      return pieces(it.words[language]);
    case 'compare':
      return html`<span class="many">${it.left} ${gap} ${it.right}</span>`;
    case 'sequence':
      return html`<span class="many">${it.numbers.map((number) => (number === null ? gap : html`<span>${number}</span>`))}</span>`;
    case 'passage':
      return html`<div class="passage">
        ${it.title && html`<b>${it.title[language]}</b>`}${it.lines.map((line) => html`<p>${line[language]}</p>`)}
      </div>`;
    case 'face':
      return drawFace(it.face, language);
    case 'many':
      return html`<span class="many">${it.pictures.map((picture) => drawPicture(picture, undefined, language))}</span>`;
    case 'row':
      return html`<span class="many">${it.faces.map((face) => (face === null ? gap : drawFace(face, language)))}</span>`;
    case 'heaps':
      return html`<span class="many apart">${[it.left, it.right].map((heap) => drawPicture(heap, undefined, language))}</span>`;
    case 'lines':
      return html`${it.lines.map((line) => html`<span class="many">${line.map((piece) => (typeof piece === 'string' ? html`<span>${pieces(piece)}</span>` : drawPicture(piece, undefined, language)))}</span>`)}`;
    default:
      throw new Error(`Nothing draws ${it.kind} on a page`);
  }
}

const choice = (value: string, face: Html, chosen: string | undefined): Html =>
  html`<label><input type="radio" name="answer" value="${value}" required${value === chosen && html` checked`} />${face}</label>`;

function drawAnswer(task: Task, { pages: { course } }: SiteWords, language: Language, chosen: string | undefined): Html {
  switch (task.template) {
    case 'choice-one':
      return html`${task.options.map(({ id, ...face }) => choice(id, drawFace(face, language), chosen))}`;
    case 'true-false':
      return html`${choice('yes', html`${course.yes}`, chosen)}${choice('no', html`${course.no}`, chosen)}`;
    default:
      return html`<span class="sr">${course.answer}</span
        ><input
          class="in short"
          name="answer"
          inputmode="numeric"
          autocomplete="off"
          maxlength="8"
          pattern="[0-9]*"
          required
          aria-label="${course.answer}"
          value="${chosen ?? ''}"
        />`;
  }
}

/** What was answered, and what became of it. */
export interface Tried {
  chosen: string;
  state: 'right' | 'wrong' | 'nothing';
}

/** The task as a form that works without script. */
export function drawTask(
  task: Task,
  { words, language, at, tried }: { words: SiteWords; language: Language; at: string; tried: Tried | undefined },
): Html {
  const { course } = words.pages;
  const said = tried && { right: course.right, wrong: course.wrong, nothing: course.nothing }[tried.state];
  return html`<form class="task" method="post" action="${at}#task" data-task>
    <fieldset class="field-box">
      <legend><b>${task.ask[language]}</b></legend>
      ${task.stimulus && html`<div class="card tint stimulus">${drawStimulus(task.stimulus, language)}</div>`}
      <div class="ans">${drawAnswer(task, words, language, tried?.chosen)}</div>
    </fieldset>
    <button class="btn primary">${course.check}</button>
    <p
      role="status"
      data-said${tried?.state === 'right' && html` class="note good"`}${tried && tried.state !== 'right' && html` class="note warn"`}
    >
      ${said}
    </p>
  </form>`;
}

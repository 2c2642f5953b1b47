import type { SubstitutionChoice } from '@school/contract/staffing/shapes';

import { useId } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { FieldError } from '#kit/field.tsx';
import { useFieldError } from '#kit/form.tsx';
import { Face } from '#widgets/face/face.tsx';

type Proposal = SubstitutionChoice['proposals'][number];

/** Why a teacher is proposed, in words: «подходит на 92 из 100 · знает ребёнка · в этот день 2 урока». */
export function useProposalFacts(): (proposal: Proposal) => string {
  const t = useTexts('substitution');
  return ({ fit, knowsKid, lessonsThatDay }) => [t.fit(fit), knowsKid && t.knows, t.thatDay(lessonsThatDay)].filter(Boolean).join(' · ');
}

interface ProposalChoiceProps {
  label: string;
  name: string;
  proposals: readonly Proposal[];
  /** A teacher's id, or null for nobody. */
  value: string | null;
  onChange(teacherId: string | null): void;
  /** What nobody means, when nobody may be chosen. */
  nobody?: string;
}

/** Teachers who could take a lesson, the best first, each with the reasons: one is chosen. */
export function ProposalChoice({ label, name, proposals, value, onChange, nobody }: ProposalChoiceProps) {
  const facts = useProposalFacts();
  const id = useId();
  const error = useFieldError(name);
  return (
    <fieldset className="flex min-w-0 flex-col gap-2" aria-describedby={error === undefined ? undefined : id}>
      <legend className="sr-only">{label}</legend>
      {proposals.map((proposal) => {
        const { teacherId, name: teacher, avatar } = proposal.teacher;
        return (
          <label key={teacherId} className={row}>
            <input type="radio" name={name} checked={value === teacherId} onChange={() => onChange(teacherId)} className={mark} />
            <Face name={teacher} avatar={avatar} size={40} />
            <span className="min-w-0">
              <strong className="block">{teacher}</strong>
              <span className="text-sm text-mute">{facts(proposal)}</span>
            </span>
          </label>
        );
      })}
      <FieldError id={id} error={error} />
      {nobody !== undefined && (
        <label className={row}>
          <input type="radio" name={name} checked={value === null} onChange={() => onChange(null)} className={mark} />
          <strong>{nobody}</strong>
        </label>
      )}
    </fieldset>
  );
}

const row =
  'flex min-h-14 items-center gap-3 rounded-md border-2 border-line bg-card px-4 py-2 hover:border-brand has-checked:border-brand has-checked:bg-brand-soft';
const mark = 'size-5.5 shrink-0 accent-brand';

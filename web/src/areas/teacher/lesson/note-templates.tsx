import { schedulingLimits } from '@school/contract/calendar/limits';
import { useQuery } from '@tanstack/react-query';

import { changed, queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Icon, X } from '#kit/icon.tsx';

/** Phrases that the teacher keeps: one tap puts one into the note, another keeps what is written. */
export function NoteTemplates({ text, onUse }: { text: string; onUse(phrase: string): void }) {
  const { note: t } = useTexts('teacherLesson');
  const { data } = useQuery(queryOf('GET /teacher/note-templates'));
  const keep = useCall('POST /teacher/note-templates', { changes: ['GET /teacher/note-templates'] });
  const drop = useCall('DELETE /teacher/note-templates/:templateId');
  const templates = data?.templates ?? [];
  const phrase = text.trim();
  const isNew = phrase !== '' && phrase.length <= schedulingLimits.noteTemplateSigns && !templates.some((one) => one.text === phrase);
  if (templates.length === 0 && !isNew) return null;
  return (
    <div className="flex flex-col gap-2">
      {templates.length > 0 && (
        <ul aria-label={t.templates} className="flex flex-wrap gap-2">
          {templates.map((template) => (
            <li key={template.templateId} className="flex items-center rounded-full bg-sunk">
              <Button size="small" onPress={() => onUse(template.text)}>
                {template.text}
              </Button>
              <button
                type="button"
                aria-label={t.drop(template.text)}
                onClick={() =>
                  void drop.mutateAsync({ params: { templateId: template.templateId } }).then(
                    () => changed('GET /teacher/note-templates'),
                    () => undefined,
                  )
                }
                className="press grid size-11 shrink-0 place-items-center rounded-full hover:bg-brand-soft"
              >
                <Icon of={X} size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isNew && (
        <Button
          size="small"
          kind="quiet"
          className="self-start"
          busy={keep.isPending}
          onPress={() => keep.mutate({ body: { text: phrase } })}
        >
          {t.keep}
        </Button>
      )}
    </div>
  );
}

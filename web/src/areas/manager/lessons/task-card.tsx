import { lessonTextLimits } from '@school/contract/playbooks/lesson-limits';
import type { LessonTask } from '@school/contract/playbooks/lesson-texts';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button, IconButton } from '#kit/button.tsx';
import { Badge, Card } from '#kit/card.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { ChevronDown, ChevronUp, Icon } from '#kit/icon.tsx';
import { TextArea } from '#kit/text-field.tsx';

const words = ['ask', 'hint', 'explain'] as const;
const languages = ['ru', 'en'] as const;

interface TaskCardProps {
  at: number;
  count: number;
  task: LessonTask;
  isOpen: boolean;
  isWrong: boolean;
  mayCopy: boolean;
  onOpen(): void;
  onChange(task: LessonTask): void;
  onMove(by: -1 | 1): void;
  onCopy(): void;
  onRemove(): void;
}

/** A task of a lesson: what kind it is and what it asks; opened, its words in both languages and the rest as its file says it. */
export function TaskCard({ at, count, task, isOpen, isWrong, mayCopy, onOpen, onChange, onMove, onCopy, onRemove }: TaskCardProps) {
  const t = useTexts('lessonEditor');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const n = at + 1;
  const code = /^template: *([\w-]+)/m.exec(task.written)?.[1] ?? '';
  return (
    <Card label={t.task(n)} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <div className="flex min-w-0 grow basis-48 flex-col gap-1">
          <h3 className="flex flex-wrap items-center gap-2">
            <span className="text-mute figures">{n}.</span> {t.kinds[code] ?? t.unknownKind}
            {task.atHome && <Badge>{t.atHome}</Badge>}
            {isWrong && <Badge tone="bad">{t.faultsOf}</Badge>}
          </h3>
          {task.ask && <p className="text-sm break-words text-mute">{task.ask[tongue]}</p>}
        </div>
        <div className="flex items-center gap-2">
          {at > 0 && (
            <IconButton label={t.up(n)} size={44} onPress={() => onMove(-1)}>
              <Icon of={ChevronUp} />
            </IconButton>
          )}
          {at < count - 1 && (
            <IconButton label={t.down(n)} size={44} onPress={() => onMove(1)}>
              <Icon of={ChevronDown} />
            </IconButton>
          )}
          <Button size="small" label={isOpen ? t.close(n) : t.edit(n)} expanded={isOpen} onPress={onOpen}>
            {isOpen ? t.closeShort : t.editShort}
          </Button>
        </div>
      </div>
      {isOpen && (
        <>
          {words.map((field) => {
            const its = task[field];
            return (
              its && (
                <div key={field} className="flex flex-col items-start gap-2">
                  <div className="grid w-full gap-5 lg:grid-cols-2">
                    {languages.map((language) => (
                      <div key={language} lang={language} className="min-w-0">
                        <TextArea
                          name={`${field}-${at}-${language}`}
                          label={t.in(t.fields[field], language)}
                          rows={2}
                          maxLength={lessonTextLimits.wordsLength}
                          value={its[language]}
                          onChange={(typed) => onChange({ ...task, [field]: { ...its, [language]: typed } })}
                        />
                      </div>
                    ))}
                  </div>
                  <Button size="small" kind="quiet" onPress={() => onChange({ ...task, [field]: null })}>
                    {t.dropWords[field]}
                  </Button>
                </div>
              )
            );
          })}
          <div className="flex flex-wrap gap-3 empty:hidden">
            {words
              .filter((field) => task[field] === null)
              .map((field) => (
                <Button key={field} size="small" onPress={() => onChange({ ...task, [field]: { ru: '', en: '' } })}>
                  {t.addWords[field]}
                </Button>
              ))}
          </div>
          <div className="font-mono">
            <TextArea
              name={`written-${at}`}
              label={t.written}
              help={t.writtenHelp}
              required
              rows={6}
              maxLength={lessonTextLimits.writtenLength}
              value={task.written}
              onChange={(written) => onChange({ ...task, written })}
            />
          </div>
          <Checkbox name={`home-${at}`} checked={task.atHome} onChange={(atHome) => onChange({ ...task, atHome })}>
            {t.atHome}
          </Checkbox>
          <div className="flex flex-wrap gap-3">
            {mayCopy && (
              <Button size="small" label={t.copy(n)} onPress={onCopy}>
                {t.copyShort}
              </Button>
            )}
            {count > 1 && (
              <Button size="small" label={t.remove(n)} onPress={onRemove}>
                {t.removeShort}
              </Button>
            )}
          </div>
        </>
      )}
    </Card>
  );
}

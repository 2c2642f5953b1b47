import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Columns3, Download, Icon } from '#kit/icon.tsx';
import type { FamiliesFile } from './use-families-file.ts';

interface TableActionsProps {
  wide: boolean;
  /** Families of the whole list. */
  count: number;
  /** Not given to whoever may not take families away as a file. */
  file?: FamiliesFile | undefined;
  onColumns(): void;
}

/** What can be done with the table as it is seen, and the keys it knows. */
export function TableActions({ wide, count, file, onColumns }: TableActionsProps) {
  const t = useTexts('manager');
  const { list } = useTexts('office');
  return (
    <div className="flex flex-wrap items-center gap-2">
      {wide && (
        <p aria-hidden className="hidden gap-3 pr-2 text-sm text-mute xl:flex">
          <Key of="/" does={t.keys.search} />
          <Key of="J K" does={t.keys.rows} />
          <Key of="Enter" does={t.keys.open} />
          <Key of="Esc" does={t.keys.close} />
        </p>
      )}
      {wide && (
        <Button size="small" onPress={onColumns}>
          <Icon of={Columns3} />
          {t.columnsChoice}
        </Button>
      )}
      {file && (
        <Button size="small" label={t.exportAbout(count)} busy={file.made !== undefined} onPress={file.save}>
          <Icon of={Download} />
          {file.made === undefined ? list.export : t.exportMade(file.made, count)}
        </Button>
      )}
    </div>
  );
}

const Key = ({ of, does }: { of: string; does: string }) => (
  <span className="whitespace-nowrap">
    <kbd className="rounded-sm border border-line bg-card px-1.5 font-sans">{of}</kbd> {does}
  </span>
);

import type { ReactNode } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Download, Icon } from '#kit/icon.tsx';

interface ReportSectionProps {
  title: string;
  /** Takes its figures away as a file. */
  onDownload?: (() => void) | undefined;
  /** What its button says where there are several. */
  fileLabel?: string;
  children: ReactNode;
}

/** A part of a report, with its figures as a file. */
export function ReportSection({ title, onDownload, fileLabel, children }: ReportSectionProps) {
  const { list } = useTexts('office');
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{title}</h2>
        {onDownload && (
          <Button size="small" onPress={onDownload}>
            <Icon of={Download} />
            {fileLabel ?? list.export}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}

import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { useEffect, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { type OpenPdf, openPdf, type PdfFault, UnreadablePdf } from './pdf-pages.ts';
import type { ToAdd } from './use-adding.ts';

interface PdfDialogProps {
  file: File;
  /** How many pages the board has room for. */
  free(): number;
  onTake(list: readonly ToAdd[]): Promise<unknown>;
  onClose(): void;
}

/** Pages of a PDF to choose from; those that are chosen become pictures on the shelf and on the board. */
export function PdfDialog({ file, free, onTake, onClose }: PdfDialogProps) {
  const { pdf: t } = useTexts('boardShelf');
  const [pdf, setPdf] = useState<OpenPdf>();
  const [fault, setFault] = useState<PdfFault>();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isTaking, setTaking] = useState(false);
  useEffect(() => {
    let isGone = false;
    const opening = openPdf(file).then(
      (opened) => {
        if (!isGone) setPdf(opened);
        return opened;
      },
      (cause: unknown) => {
        if (!isGone) setFault(cause instanceof UnreadablePdf ? cause.fault : 'broken');
        return undefined;
      },
    );
    return () => {
      isGone = true;
      void opening.then((opened) => opened?.close());
    };
  }, [file]);

  const shown = Math.min(pdf?.pages ?? 0, lessonRoomLimits.shelf.pdfPages);
  const all = Array.from({ length: shown }, (_, at) => at + 1);
  const room = free();
  const take = async () => {
    if (!pdf) return;
    setTaking(true);
    const picked = all.filter((nr) => chosen.has(nr));
    const name = file.name.replace(/\.pdf$/i, '');
    try {
      await onTake(picked.map((nr) => ({ name: t.pageOf(name, nr), picture: () => pdf.picture(nr) })));
      onClose();
    } catch (cause) {
      setFault(cause instanceof UnreadablePdf ? cause.fault : 'broken');
    }
  };
  return (
    <Dialog
      width="wide"
      title={t.title}
      onClose={onClose}
      actions={
        pdf &&
        !fault && (
          <>
            <Button onPress={() => setChosen(new Set(chosen.size === shown ? [] : all))}>{chosen.size === shown ? t.none : t.all}</Button>
            <Button kind="primary" busy={isTaking} disabled={chosen.size === 0} onPress={() => void take()}>
              {t.take(chosen.size)}
            </Button>
          </>
        )
      }
    >
      {fault && <p role="alert">{fault === 'tooLarge' ? t.tooLarge(lessonRoomLimits.shelf.pdfMegabytes) : t[fault]}</p>}
      {!pdf && !fault && (
        <output className="flex flex-col gap-3">
          {t.opening}
          <Skeleton className="h-40" />
        </output>
      )}
      {pdf && !fault && (
        <>
          {pdf.pages > shown && <p className="text-mute">{t.tooLong(pdf.pages, shown)}</p>}
          {chosen.size > room && <p className="text-mute">{t.fits(room)}</p>}
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
            {all.map((nr) => (
              <li key={nr}>
                <label className="press flex cursor-pointer flex-col gap-1 rounded-sm border-2 border-line p-2 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-focus">
                  <Thumb pdf={pdf} page={nr} onFault={setFault} />
                  <span className="flex min-h-6 items-center gap-2 text-sm font-bold">
                    <input
                      type="checkbox"
                      className="size-5 accent-brand"
                      checked={chosen.has(nr)}
                      onChange={({ target }) =>
                        setChosen(target.checked ? new Set([...chosen, nr]) : new Set([...chosen].filter((it) => it !== nr)))
                      }
                    />
                    {t.page(nr)}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** A page, drawn when it comes into sight: of forty few are looked at. */
function Thumb({ pdf, page, onFault }: { pdf: OpenPdf; page: number; onFault(fault: PdfFault): void }) {
  const [address, setAddress] = useState<string>();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!place) return undefined;
    let made: string | undefined;
    let isGone = false;
    const draw = async (): Promise<unknown> => {
      const thumb = await pdf.thumb(page);
      if (isGone) return;
      made = URL.createObjectURL(thumb);
      setAddress(made);
    };
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      draw().catch((cause: unknown) => !isGone && onFault(cause instanceof UnreadablePdf ? cause.fault : 'broken'));
    });
    seen.observe(place);
    return () => {
      isGone = true;
      seen.disconnect();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [pdf, page, place, onFault]);
  return (
    <span ref={setPlace} className="block aspect-[4/5] w-full overflow-hidden rounded-sm bg-sunk">
      {address !== undefined && <img src={address} alt="" className="size-full object-contain" />}
    </span>
  );
}

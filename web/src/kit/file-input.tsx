import type { Ref } from 'react';

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** Media types and endings, as the attribute has them. */
  accept: string;
  onChosen(file: File): void;
}

/** The browser's own choice of a file, unseen: a button of the page opens it by `ref.current?.click()`. The same file may be chosen again. */
export const FileInput = ({ ref, label, accept, onChosen }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    accept={accept}
    aria-label={label}
    tabIndex={-1}
    className="sr-only"
    onChange={({ target }) => {
      const [chosen] = target.files ?? [];
      if (chosen) onChosen(chosen);
      target.value = '';
    }}
  />
);

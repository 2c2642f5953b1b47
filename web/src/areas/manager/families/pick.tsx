interface PickProps {
  label: string;
  isOn: boolean;
  onSet(isOn: boolean): void;
  /** Of a row of the table unless told otherwise. */
  height?: string;
}

/** A box of 44 px around a small square. */
export const Pick = ({ label, isOn, onSet, height }: PickProps) => (
  <label className={`grid w-11 shrink-0 cursor-pointer place-items-center ${height ?? 'h-[38px]'}`}>
    <input
      type="checkbox"
      aria-label={label}
      checked={isOn}
      onChange={(event) => onSet(event.target.checked)}
      className="size-5 accent-brand"
    />
  </label>
);

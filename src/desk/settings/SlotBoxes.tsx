import { SLOTS, type Slot } from '#src/domain/agenda/slots.ts';
import styles from './SlotBoxes.module.css';

interface SlotBoxesProps {
  legend: string;
  hint?: string;
  /** Name of the boxes in the form; each value is a slot. */
  name: string;
  checked: readonly Slot[];
}

/** The slots of a day as boxes to tick. */
export function SlotBoxes({ legend, hint, name, checked }: SlotBoxesProps) {
  return (
    <fieldset>
      <legend className="strong capital">{legend}</legend>
      {hint && <p className="small soft">{hint}</p>}
      <div className={styles.slots}>
        {SLOTS.map((slot) => (
          <label key={slot} className={styles.slot}>
            <input type="checkbox" name={name} value={slot} defaultChecked={checked.includes(slot)} />
            {slot}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

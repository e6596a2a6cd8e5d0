import { CheckboxField } from '#src/components/form/fields/CheckboxField.tsx';
import { SLOTS, type Slot } from '#src/domain/agenda/slots.ts';

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
      <div className="cluster-4 tabular">
        {SLOTS.map((slot) => (
          <CheckboxField
            key={slot}
            label={slot}
            name={name}
            value={slot}
            defaultChecked={checked.includes(slot)}
          />
        ))}
      </div>
    </fieldset>
  );
}

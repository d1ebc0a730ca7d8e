import type { Guest } from '@portico/domain/people/guest';
import { BookerFields } from './booker-fields.tsx';
import { RequestsField } from './requests-field.tsx';
import { Part } from '../../ui/part.tsx';
import { Tick } from '../../ui/tick.tsx';
import styles from './booker-part.module.css';
import { bookerFieldId, forSomeoneElse, type TypedBooker } from './typed-booker.ts';

interface BookerPartProps {
  /** Of the part on its page. */
  readonly numeral: number;
  readonly intro: string;
  readonly typed: TypedBooker;
  /** Who the booker is, unless they book for someone else. */
  readonly leadGuest: Guest | null;
  readonly countryId: number | null;
  /** By the id of the control. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<TypedBooker>) => void;
}

/** Who books: the person the hotel writes to. */
export function BookerPart(props: BookerPartProps) {
  const { numeral, intro, typed, leadGuest, countryId, errors, onChange } = props;
  return (
    <Part numeral={numeral} title="Your details" intro={intro}>
      <BookerFields
        typed={typed}
        countryId={countryId}
        errors={errors}
        onChange={onChange}
        emailHint="Your confirmation goes here."
        afterNames={
          <div className={styles.forOther}>
            <Tick
              id={bookerFieldId('forSomeoneElse')}
              checked={typed.forSomeoneElse}
              onChange={(event) => onChange(forSomeoneElse(typed, event.target.checked, leadGuest))}
            >
              I am booking for someone else
            </Tick>
          </div>
        }
      />
      <RequestsField
        value={typed.specialRequests}
        error={errors[bookerFieldId('specialRequests')]}
        onChange={(specialRequests) => onChange({ specialRequests })}
      />
    </Part>
  );
}

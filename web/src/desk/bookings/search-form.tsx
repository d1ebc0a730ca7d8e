import { bookingMoney } from '@portico/contract/desk/booking-tabs';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DeskIcon } from '../frame/desk-icon.tsx';
import { wayName } from '../lib/booking-state.ts';
import { deskHotel } from '../lib/desk-document.ts';
import { dateKinds, isNarrowed, paymentWays, plainSearch, type SearchState } from './search-state.ts';
import styles from './search-form.module.css';

interface SearchFormProps {
  readonly search: SearchState;
  readonly onSearch: (search: SearchState) => void;
  readonly onFind: (text: string) => void;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** One field that finds by anything, and what narrows it. */
export function SearchForm({ search, onSearch, onFind, input }: SearchFormProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <form role="search" aria-label="Bookings" onSubmit={(event) => event.preventDefault()}>
      <FindField find={search.find} onFind={onFind} input={input} />
      <p className={styles.fold}>
        <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isNarrowed(search) ? 'Change what narrows it' : 'By dates, room or money'}
        </TextButton>
      </p>
      <div className={isOpen ? `${styles.filters} ${styles.open}` : styles.filters}>
        <Field label="Dates of">
          <Select
            value={search.by}
            onChange={({ target }) => onSearch({ ...search, by: kindOf(target.value) })}
          >
            <option value="arrival">Arrival</option>
            <option value="departure">Departure</option>
            <option value="booked">Booking</option>
          </Select>
        </Field>
        <Field label="From">
          <TextInput
            type="date"
            value={search.from}
            onChange={({ target }) => onSearch({ ...search, from: target.value })}
          />
        </Field>
        <Field label="To">
          <TextInput
            type="date"
            value={search.to}
            onChange={({ target }) => onSearch({ ...search, to: target.value })}
          />
        </Field>
        <Field label="Way of paying">
          <Select
            value={search.way}
            onChange={({ target }) =>
              onSearch({ ...search, way: paymentWays.find((way) => way === target.value) ?? '' })
            }
          >
            <option value="">Any way</option>
            {paymentWays.map((way) => (
              <option key={way} value={way}>
                {wayName(way)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Room">
          <Select value={search.room} onChange={({ target }) => onSearch({ ...search, room: target.value })}>
            <option value="">Any room</option>
            {deskHotel().roomTypes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Money">
          <Select
            value={search.money}
            onChange={({ target }) =>
              onSearch({ ...search, money: bookingMoney.find((one) => one === target.value) ?? '' })
            }
          >
            <option value="">Owing or not</option>
            <option value="owing">Something owing</option>
            <option value="declined">Declined</option>
          </Select>
        </Field>
        <TextButton
          onClick={() => {
            onSearch(plainSearch);
            input.current?.focus();
          }}
        >
          Clear
        </TextButton>
      </div>
    </form>
  );
}

const kindOf = (value: string) => dateKinds.find((kind) => kind === value) ?? 'arrival';

interface FindFieldProps extends Pick<SearchFormProps, 'onFind' | 'input'> {
  readonly find: string;
}

/** Searched a moment after the last letter. */
function FindField({ find, onFind, input }: FindFieldProps) {
  const [text, setText] = useState(find);
  const sent = useRef(find);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Back and Clear change the address: the field follows.
  useEffect(() => {
    if (find === sent.current) return;
    sent.current = find;
    setText(find);
  }, [find]);
  function type(typed: string) {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sent.current = typed.trim();
      onFind(sent.current);
    }, 200);
  }
  return (
    <div className={styles.find}>
      <label className="vh" htmlFor="find-bookings">
        Find in bookings
      </label>
      <DeskIcon name="search" />
      <input
        ref={input}
        id="find-bookings"
        type="search"
        maxLength={100}
        placeholder="Name, number, e-mail or phone"
        autoComplete="off"
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') type('');
        }}
      />
      <kbd aria-hidden="true">/</kbd>
    </div>
  );
}

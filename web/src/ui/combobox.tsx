import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { classNames } from './class-names.ts';
import styles from './combobox.module.css';
import { TextInput } from './text-input.tsx';

interface Option {
  readonly id: number;
  readonly name: string;
}

interface ComboboxProps extends Pick<ComponentProps<'input'>, 'maxLength'> {
  /** What is typed, or the name of what is chosen. */
  value: string;
  /** What can be chosen for what is typed; empty: there is no list. */
  options: readonly Option[];
  /** What the list holds: “Companies”. */
  listLabel: string;
  /** Shown inside the right end, such as the sign of a choice. */
  end?: ReactNode;
  onType: (text: string) => void;
  onChoose: (option: Option) => void;
}

/**
 * A text with a list to choose from, inside a Field. Nothing is chosen unasked: arrow keys lead through the list, Enter
 * or a tap chooses, Escape closes it, and leaving it leaves what was typed. After WAI-ARIA's editable combobox with
 * list autocomplete and manual selection.
 */
export function Combobox({ value, options, listLabel, end, onType, onChoose, ...input }: ComboboxProps) {
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isWanted, setWanted] = useState(false);
  /** By its id: the list may become another one while it is led through. */
  const [activeId, setActiveId] = useState<number | null>(null);
  const isOpen = isWanted && options.length > 0;
  const active = isOpen ? options.findIndex(({ id }) => id === activeId) : -1;
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    const shown = list.current?.children[active] ?? list.current;
    shown?.scrollIntoView({ block: 'nearest' });
  }, [active, isOpen]);

  function leadTo(next: number | null) {
    setWanted(true);
    setActiveId(next === null ? null : (options[next]?.id ?? null));
  }

  function close() {
    setWanted(false);
    setActiveId(null);
  }

  function choose(option: Option | undefined) {
    close();
    if (option !== undefined) onChoose(option);
  }

  function press(event: KeyboardEvent) {
    const step = stepThrough(event, { isOpen, active, count: options.length });
    if (step === null) return;
    event.preventDefault();
    if (step === 'close') close();
    else if (step === 'open') leadTo(null);
    else if (step === 'choose') choose(options[active]);
    else leadTo(step);
  }

  return (
    <div className={styles.combobox}>
      <TextInput
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={active < 0 ? undefined : optionId(active)}
        autoComplete="off"
        spellCheck={false}
        value={value}
        end={end}
        onChange={({ target }) => {
          leadTo(null);
          onType(target.value);
        }}
        onKeyDown={press}
        onBlur={close}
        {...input}
      />
      {isOpen && (
        <ul className={styles.list} role="listbox" id={listId} ref={list} aria-label={listLabel}>
          {options.map((option, index) => (
            // The keys are the field's, which keeps the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={option.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              className={classNames(styles.option, index === active && styles.active)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {option.name}
            </li>
          ))}
        </ul>
      )}
      <span className="vh" role="status">
        {isOpen && `${options.length} found. Choose with the arrow keys.`}
      </span>
    </div>
  );
}

interface ListPlace {
  readonly isOpen: boolean;
  /** Of the options, from 0; negative: none yet. */
  readonly active: number;
  readonly count: number;
}

interface Press {
  readonly key: string;
  readonly altKey: boolean;
  readonly nativeEvent: { readonly isComposing: boolean };
}

/**
 * What a key does in a list that is led through from its field: to which option it leads, or the end of it. The ends of
 * the list join. “Open”: while what can be chosen is still asked for, the list is wanted as soon as it is there. Null for a
 * key that belongs to the text or to the page.
 */
function stepThrough(
  { key, altKey, nativeEvent }: Press,
  { isOpen, active, count }: ListPlace,
): number | 'open' | 'choose' | 'close' | null {
  // The keys of an input method are its own.
  if (nativeEvent.isComposing) return null;
  if (count === 0) return key === 'ArrowDown' ? 'open' : null;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      if (altKey) return isOpen ? 'close' : null;
      return active < 0 ? count - 1 : (active + count - 1) % count;
    case 'Enter':
      // With the list open it sends no form.
      if (!isOpen) return null;
      return active < 0 ? 0 : 'choose';
    case 'Escape':
      return isOpen ? 'close' : null;
    default:
      return null;
  }
}

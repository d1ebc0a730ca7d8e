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

interface Option<Id> {
  readonly id: Id;
  readonly name: string;
}

interface ComboboxProps<Id> extends Pick<ComponentProps<'input'>, 'maxLength'> {
  /** What is typed, or the name of the choice. */
  value: string;
  /** The options for the typed text; empty: no list. */
  options: readonly Option<Id>[];
  /** The list's name: “Companies”. */
  listLabel: string;
  /** Inside the right end, such as a check mark. */
  end?: ReactNode;
  onType: (text: string) => void;
  onChoose: (option: Option<Id>) => void;
}

/**
 * A text input with a list of options, inside a Field. Nothing is chosen automatically: arrow keys move through the
 * list, Enter or a tap chooses, Escape closes it, and leaving it retains the typed text. After WAI-ARIA's editable
 * combobox with list autocomplete and manual selection.
 */
export function Combobox<Id extends number | string>({
  value,
  options,
  listLabel,
  end,
  onType,
  onChoose,
  ...input
}: ComboboxProps<Id>) {
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isWanted, setWanted] = useState(false);
  /** By id: the list may change while the guest moves through it. */
  const [activeId, setActiveId] = useState<Id | null>(null);
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

  function choose(option: Option<Id> | undefined) {
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
            // The field has the focus, and handles the keys.
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
  /** An index from 0; negative: none yet. */
  readonly active: number;
  readonly count: number;
}

interface Press {
  readonly key: string;
  readonly altKey: boolean;
  readonly nativeEvent: { readonly isComposing: boolean };
}

/**
 * What a key does in the list: the option it moves to, or closing. The list wraps around. “Open”: while options are
 * loading, the list opens once they arrive. Null for a key that belongs to the text or to the page.
 */
function stepThrough(
  { key, altKey, nativeEvent }: Press,
  { isOpen, active, count }: ListPlace,
): number | 'open' | 'choose' | 'close' | null {
  // An input method handles its own keys.
  if (nativeEvent.isComposing) return null;
  if (count === 0) return key === 'ArrowDown' ? 'open' : null;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      if (altKey) return isOpen ? 'close' : null;
      return active < 0 ? count - 1 : (active + count - 1) % count;
    case 'Enter':
      // With the list open it does not submit the form.
      if (!isOpen) return null;
      return active < 0 ? 0 : 'choose';
    case 'Escape':
      return isOpen ? 'close' : null;
    default:
      return null;
  }
}

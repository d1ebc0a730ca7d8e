import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';

afterEach(cleanup);

const inns = [
  { id: 7, name: 'Heron & Hare' },
  { id: 3, name: 'Heron House' },
  { id: 9, name: 'Herons of Deal' },
];

function Inns({
  options = inns,
  onSubmit = () => undefined,
}: {
  options?: typeof inns;
  onSubmit?: () => void;
}) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Field id="inn" label="Inn" hint="As it is written over its door.">
        <Combobox
          value={text}
          options={options}
          listLabel="Inns"
          onType={setText}
          onChoose={({ name }) => setText(name)}
        />
      </Field>
      <button type="submit">Send</button>
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Inn' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
/** The option active for a screen reader. */
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('a text with a list', () => {
  test('opens with what is typed, shows how many there are, and chooses nothing by itself', async () => {
    render(<Inns />);
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await userEvent.type(field(), 'her');
    expect(options()).toEqual(['Heron & Hare', 'Heron House', 'Herons of Deal']);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Inns' }).id);
    expect(screen.getByRole('status').textContent).toContain('3 found');
    expect([active(), field().value]).toEqual([undefined, 'her']);
  });

  test('is led through with the arrow keys, round its ends, and chosen from with Enter, which sends no form', async () => {
    const onSubmit = vi.fn();
    render(<Inns onSubmit={onSubmit} />);
    const user = userEvent.setup();
    await user.type(field(), 'her{ArrowUp}');
    expect(active()).toBe('Herons of Deal');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Heron & Hare');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Heron House');
    await user.keyboard('{Enter}');
    expect([field().value, options()]).toEqual(['Heron House', []]);
    expect(document.activeElement).toBe(field());
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onSubmit, 'as any field of its form').toHaveBeenCalledOnce();
  });

  test('opens once there is something to choose, where the arrow key came before it', async () => {
    const { rerender } = render(<Inns options={[]} />);
    const user = userEvent.setup();
    await user.click(field());
    await user.keyboard('{ArrowDown}');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    rerender(<Inns />);
    expect(options()).toEqual(['Heron & Hare', 'Heron House', 'Herons of Deal']);
    expect(active()).toBeUndefined();
  });

  test('goes with Enter to its first option before it chooses one', async () => {
    const onSubmit = vi.fn();
    render(<Inns onSubmit={onSubmit} />);
    await userEvent.type(field(), 'her{Enter}');
    expect([active(), field().value]).toEqual(['Heron & Hare', 'her']);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('takes a tap, and keeps the focus in the field', async () => {
    render(<Inns />);
    const user = userEvent.setup();
    await user.type(field(), 'her');
    await user.click(screen.getByRole('option', { name: 'Herons of Deal' }));
    expect(field().value).toBe('Herons of Deal');
    expect(document.activeElement).toBe(field());
  });

  test.each([['{Escape}'], ['{Alt>}{ArrowUp}{/Alt}'], ['{Tab}']])(
    '%s closes it and leaves what was typed',
    async (keys) => {
      render(<Inns />);
      await userEvent.type(field(), `her{ArrowDown}${keys}`);
      expect([options(), field().value]).toEqual([[], 'her']);
    },
  );

  test('stays on its option where the list becomes another, and on none that is gone', async () => {
    const { rerender } = render(<Inns />);
    await userEvent.type(field(), 'her{ArrowDown}{ArrowDown}');
    rerender(<Inns options={inns.slice(1)} />);
    expect(active()).toBe('Heron House');
    rerender(<Inns options={inns.slice(2)} />);
    expect(active()).toBeUndefined();
  });
});

import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { useSubmit } from './use-submit.ts';

/** Of Node, under which tests run: in a browser, the window receives an unhandled rejection. */
declare const process: { once(event: 'unhandledRejection', hear: (fault: unknown) => void): void };

afterEach(cleanup);

function Form({ send }: { send: () => Promise<'left' | undefined> }) {
  const { state, submit } = useSubmit({ send, onFault });
  return <button onClick={() => submit(null)}>{state}</button>;
}
const onFault = vi.fn();

function press(send: () => Promise<'left' | undefined>) {
  render(<Form send={send} />);
  return userEvent.click(screen.getByRole('button'));
}

test('what is pressed twice is sent once, and the button is free when that is over', async () => {
  let end: () => void = () => undefined;
  const send = vi.fn(() => new Promise<undefined>((resolve) => (end = () => resolve(undefined))));
  await press(send);
  await userEvent.click(screen.getByText('asking'));
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => end());
  expect(await screen.findByText('idle')).toBeDefined();
});

test('a fault of the program frees the button, is shown as a lost answer, and is reported', async () => {
  const reported = new Promise((resolve) => process.once('unhandledRejection', resolve));
  const fault = new TypeError('Cannot read properties of undefined');
  await press(() => Promise.reject(fault));
  expect(await screen.findByText('idle')).toBeDefined();
  expect(onFault.mock.calls).toMatchObject([[{ name: 'ApiError', status: 0 }]]);
  expect(await reported).toBe(fault);
});

test('a guest who leaves the page finds the button busy until it is left', async () => {
  await press(() => Promise.resolve('left'));
  expect(await screen.findByText('asking')).toBeDefined();
});

test('an answer is shown where it was requested, and dropped once that page is left', async () => {
  let end: (answer: string) => void = () => undefined;
  const follow = vi.fn();
  const afterLeaving = vi.fn();
  function SubmitForm() {
    const { submit } = useSubmit({
      send: () => new Promise<string>((resolve) => (end = resolve)),
      follow,
      afterLeaving,
      onFault,
    });
    return <button onClick={() => submit('asked')}>Ask</button>;
  }
  const { unmount } = render(<SubmitForm />);
  await userEvent.click(screen.getByRole('button'));
  await act(async () => end('answered'));
  expect(follow.mock.calls).toEqual([['answered', 'asked']]);
  expect(afterLeaving).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button'));
  unmount();
  await act(async () => end('answered'));
  expect(follow).toHaveBeenCalledTimes(1);
  expect(afterLeaving.mock.calls).toEqual([['answered']]);
});

test('a call that was refused is reported as it was, and is no fault of the program', async () => {
  const refused = new ApiError(422, { Message: 'No' });
  onFault.mockClear();
  await press(() => Promise.reject(refused));
  expect(await screen.findByText('idle')).toBeDefined();
  expect(onFault.mock.calls).toEqual([[refused]]);
});

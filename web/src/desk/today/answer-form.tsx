import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useDeskChange } from '../lib/desk-queries.ts';
import type { Message } from './need-texts.ts';
import styles from './needs.module.css';

interface AnswerFormProps {
  readonly message: Message;
  /** `email`: where the answer goes. */
  readonly onSent: (email: string) => void;
  readonly onLeave: () => void;
}

/** The answer to a guest's message, which goes out as a mail of the hotel. */
export function AnswerForm({ message, onSent, onLeave }: AnswerFormProps) {
  const [text, setText] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const { mutate, isPending, error } = useDeskChange('Today/AnswerMessage');
  function send(event: FormEvent) {
    event.preventDefault();
    setIsEmpty(text.trim() === '');
    if (text.trim() !== '' && !isPending)
      mutate({ id: message.id, text }, { onSuccess: ({ email }) => onSent(email) });
  }
  return (
    <form onSubmit={send} className={styles.answer} noValidate>
      <Field
        label={`Your answer to ${message.name}`}
        hint="It goes out with your name. What they wrote stands below it."
        {...(isEmpty && { error: 'Please type an answer.' })}
      >
        <TextArea
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a press to type in it
          autoFocus
          value={text}
          maxLength={4000}
          rows={6}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {error !== null && <Notice tone="negative" title={error.message} />}
      <p className={styles.buttons}>
        <Button type="submit" busy={isPending}>
          Mail the answer
        </Button>
        <Button variant="second" onClick={onLeave}>
          Leave it
        </Button>
      </p>
    </form>
  );
}

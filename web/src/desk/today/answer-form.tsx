import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useDeskChange } from '../lib/desk-queries.ts';
import { useTyped } from '../lib/use-typed.ts';
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
  const { typed: text, setTyped: setText, forget } = useTyped(`answer-${message.id}`, '');
  const [isEmpty, setIsEmpty] = useState(false);
  const { mutateAsync, isPending, error } = useDeskChange('Today/AnswerMessage');
  function send(event: FormEvent) {
    event.preventDefault();
    setIsEmpty(text.trim() === '');
    if (text.trim() === '' || isPending) return;
    // Told also when the form of another message has been opened meanwhile; a fault stands in the form.
    mutateAsync({ id: message.id, text }).then(
      ({ email }) => {
        forget();
        onSent(email);
      },
      () => undefined,
    );
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
        <Button
          variant="second"
          onClick={() => {
            forget();
            onLeave();
          }}
        >
          Leave it
        </Button>
      </p>
    </form>
  );
}

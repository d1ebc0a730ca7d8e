import type { ReactNode } from 'react';
import type { useFormIssues } from './use-form-issues.ts';

interface JudgedFormProps {
  /** For a button that stands elsewhere. */
  id?: string | undefined;
  className?: string | undefined;
  form: Pick<ReturnType<typeof useFormIssues>, 'onBlur'>;
  onSend: () => void;
  children: ReactNode;
}

/**
 * A form that its page judges and sends. `post`, so that no slip could put what was typed into an address. What happens in
 * the form of a dialog that is opened from it is none of its own, though React tells it.
 */
export function JudgedForm({ id, className, form, onSend, children }: JudgedFormProps) {
  return (
    <form
      id={id}
      className={className}
      method="post"
      noValidate
      onSubmit={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onSend();
      }}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.target)) form.onBlur(event);
      }}
    >
      {children}
    </form>
  );
}

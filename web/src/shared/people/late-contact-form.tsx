import { useEffect, useState, type ComponentType } from 'react';
import type { ContactFormProps } from './contact-form.tsx';

/** Loads on demand. For an offline guest it stands under the hotel's telephone. */
export function LateContactForm(props: ContactFormProps) {
  const [Form, setForm] = useState<ComponentType<ContactFormProps> | null>(null);
  useEffect(() => {
    import('./contact-form.tsx').then(
      ({ ContactForm }) => setForm(() => ContactForm),
      () => undefined,
    );
  }, []);
  return Form && <Form {...props} />;
}

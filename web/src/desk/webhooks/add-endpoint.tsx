import { eventTypes, type EventType } from '@portico/contract/event-types';
import { useState } from 'react';
import { Choice, Choices } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Tick } from '../../ui/tick.tsx';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import { useDeskChange } from '../lib/desk-queries.ts';
import { DonePanel, FormPanel } from '../parts/form-panel.tsx';
import { HandedText } from '../parts/handed-text.tsx';
import { eventWords } from './event-words.ts';
import styles from './webhooks.module.css';

const urlId = 'webhook-url';
const kindsId = 'webhook-kinds';

/** Adds a program by its address, and shows its secret, once. */
export function AddEndpoint({ onClose }: { readonly onClose: () => void }) {
  const [url, setUrl] = useState('');
  const [isAll, setIsAll] = useState(true);
  const [types, setTypes] = useState<readonly EventType[]>([]);
  const { mutate, error, isPending, data } = useDeskChange('Webhooks/Add');
  const form = useFormIssues(() => [
    ...(URL.canParse(url.trim()) ? [] : [{ fieldId: urlId, message: 'Type an address: https://…' }]),
    ...(!isAll && types.length === 0
      ? [{ fieldId: kindsId, message: 'Choose what it is told, or all that happens' }]
      : []),
  ]);
  if (data !== undefined)
    return (
      <DonePanel title="Added" sub={data.url} onClose={onClose}>
        <Notice tone="warning" title="This secret is shown once.">
          The program needs it to know that an event is ours.
        </Notice>
        <HandedText label="Secret" text={data.secret} />
        {data.unreachable !== null && (
          <Notice tone="negative" title={`We cannot reach it now: ${data.unreachable}.`} />
        )}
      </DonePanel>
    );
  function choose(type: EventType, isChosen: boolean) {
    form.changed(kindsId);
    setTypes(eventTypes.filter((one) => (one === type ? isChosen : types.includes(one))));
  }
  return (
    <FormPanel
      title="Add a program"
      sub="It is told what happens as soon as it happens"
      plate="Add it"
      form={form}
      isBusy={isPending}
      error={error}
      onSend={() => mutate({ url: url.trim(), types: isAll ? null : [...types] })}
      onClose={onClose}
    >
      <Field
        id={urlId}
        label="Address"
        hint="Whoever runs the program says which. It begins with https://"
        error={form.errors[urlId]}
        required
      >
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2_000}
          value={url}
          onChange={({ target }) => {
            form.changed(urlId);
            setUrl(target.value);
          }}
        />
      </Field>
      <Choices id={kindsId} legend="What it is told" error={form.errors[kindsId]}>
        <Choice name="kinds" title="All that happens" checked={isAll} onChange={() => setIsAll(true)} />
        <Choice name="kinds" title="Only what you choose" checked={!isAll} onChange={() => setIsAll(false)} />
      </Choices>
      {!isAll && (
        <div className={styles.kinds}>
          {eventTypes.map((type) => (
            <Tick
              key={type}
              checked={types.includes(type)}
              onChange={({ target }) => choose(type, target.checked)}
            >
              {eventWords[type]}
            </Tick>
          ))}
        </div>
      )}
    </FormPanel>
  );
}

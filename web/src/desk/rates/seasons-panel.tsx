import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { shortDateText } from '@portico/contract/texts/date-texts';
import { localDate, type LocalDate } from '@portico/domain/calendar/local-date';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { JudgedForm } from '../../ui/judged-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import { useDeskChange } from '../lib/desk-queries.ts';
import { useMay } from '../lib/desk-session.ts';
import { Line, Lines } from '../parts/lines.tsx';
import { Panel } from '../parts/panel.tsx';
import { RenameForm } from '../parts/rename-form.tsx';
import styles from './bulk-panel.module.css';
import { DateField } from './nights-fields.tsx';

export type Season = DeskAnswer<'Rates/Seasons'>['seasons'][number];

interface SeasonsPanelProps {
  readonly seasons: readonly Season[];
  /** The nights that can be set. */
  readonly first: LocalDate;
  readonly last: LocalDate;
  /** Selects its nights. */
  readonly onChoose: (season: Season) => void;
  readonly onClose: () => void;
}

/** The names that nights have: chosen, added, renamed, removed. Rule: docs/desk.md, "Rates". */
export function SeasonsPanel({ seasons, first, last, onChoose, onClose }: SeasonsPanelProps) {
  const maySave = useMay('Rates/AddSeason');
  const maySet = useMay('Rates/Save');
  const { mutate: add, error: addError } = useDeskChange('Rates/AddSeason');
  const { mutate: remove, error, data: removed, reset } = useDeskChange('Rates/RemoveSeason');
  const [renaming, setRenaming] = useState<string | null>(null);
  const fault = error ?? addError;
  return (
    <Panel
      title="Seasons"
      sub="Nights with a name, to be set together"
      onClose={onClose}
      actions={
        <Button variant="second" onClick={onClose}>
          Close
        </Button>
      }
    >
      {fault !== null && <Notice tone="negative" title={fault.message} />}
      {removed !== undefined && (
        <Notice tone="info" title={`${removed.name} is no season any more. Its prices stay.`}>
          <TextButton onClick={() => add(removed, { onSuccess: reset })}>Undo</TextButton>
        </Notice>
      )}
      {seasons.length === 0 && <p>No season yet.</p>}
      <Lines>
        {seasons.map((season) => (
          <Line key={season.seasonId}>
            <div>
              <b>{season.name}</b>
              <br />
              <span className="muted">
                {shortDateText(localDate(season.from))} to {shortDateText(localDate(season.to))}
              </span>
            </div>
            <span className={styles.acts}>
              {maySet && season.to >= first && (
                <TextButton onClick={() => onChoose(season)}>
                  Set its nights <span className="vh">of {season.name}</span>
                </TextButton>
              )}
              {maySave && (
                <>
                  <TextButton onClick={() => setRenaming(season.seasonId)}>
                    Rename <span className="vh">{season.name}</span>
                  </TextButton>
                  <TextButton onClick={() => remove({ seasonId: season.seasonId })}>
                    Remove <span className="vh">{season.name}</span>
                  </TextButton>
                </>
              )}
            </span>
            {renaming === season.seasonId && (
              <RenameSeason season={season} onDone={() => setRenaming(null)} />
            )}
          </Line>
        ))}
      </Lines>
      {maySave && <AddSeason first={first} last={last} />}
    </Panel>
  );
}

function RenameSeason({ season, onDone }: { readonly season: Season; readonly onDone: () => void }) {
  const { seasonId } = season;
  const { mutate, error, isPending } = useDeskChange('Rates/RenameSeason');
  return (
    <RenameForm
      id={`season-name-${seasonId}`}
      name={season.name}
      error={error}
      isBusy={isPending}
      onRename={(name) => mutate({ seasonId, name }, { onSuccess: onDone })}
      onClose={onDone}
    />
  );
}

function AddSeason({ first, last }: { readonly first: LocalDate; readonly last: LocalDate }) {
  const [name, setName] = useState('');
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState(first);
  const { mutate, error, isPending } = useDeskChange('Rates/AddSeason');
  const form = useFormIssues(() =>
    name.trim() === '' ? [{ fieldId: 'season-name', message: 'Type a name' }] : [],
  );
  function open() {
    if (form.check() && !isPending) mutate({ name, from, to }, { onSuccess: () => setName('') });
  }
  return (
    <JudgedForm className={styles.form} form={form} onSend={open}>
      {error !== null && <Notice tone="negative" title={error.message} />}
      <Field id="season-name" label="A new season" error={form.errors['season-name']}>
        <TextInput
          autoComplete="off"
          maxLength={60}
          placeholder="High summer"
          value={name}
          onChange={({ target }) => {
            form.changed('season-name');
            setName(target.value);
          }}
        />
      </Field>
      <div className={styles.two}>
        <DateField
          label="First night"
          value={from}
          min={first}
          max={last}
          onDate={(date) => {
            setFrom(date);
            if (to < date) setTo(date);
          }}
        />
        <DateField label="Last night" value={to} min={from} max={last} onDate={setTo} />
      </div>
      <Button type="submit" variant="second" busy={isPending}>
        Add this season
      </Button>
    </JudgedForm>
  );
}

import type { Need } from '@portico/contract/desk/needs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FocusedAlert } from '../../ui/focused-alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toneClass } from '../../ui/tone.ts';
import { DeskIcon } from '../frame/desk-icon.tsx';
import { useDeskChange } from '../lib/desk-queries.ts';
import { needsQuery } from '../lib/needs-query.ts';
import { DeskFault } from '../parts/desk-fault.tsx';
import { DeskSection } from '../parts/desk-section.tsx';
import { UndoBar } from '../parts/undo-bar.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { News } from './charge-acts.tsx';
import { needTitle, type Message, type Settled } from './need-texts.ts';
import { OneNeed } from './one-need.tsx';
import styles from './needs.module.css';

/** What needs a person, each with the way to settle it. Rule: docs/desk.md, "What needs a person". */
export function Needs() {
  const { data, error, refetch } = useQuery(needsQuery);
  const [settled, setSettled] = useState<Settled | null>(null);
  const [answering, setAnswering] = useState<Message | null>(null);
  const [news, setNews] = useState<News | null>(null);
  const deal = useDeskChange('Today/DealWith');
  const say = (need: Settled, isDone: boolean) => {
    setNews(null);
    deal.mutate(
      { kind: need.kind, id: need.id, isDone },
      { onSuccess: () => setSettled(isDone ? need : null) },
    );
  };
  const needs = data?.needs ?? [];
  // Settled by somebody else meanwhile, it stays while an answer to it is being typed.
  const isGone = answering !== null && !needs.some((need) => keyOf(need) === answering.id);
  const shown = isGone ? [answering, ...needs] : needs;
  const isAtNeed = shown.some((need) => keyOf(need) === deal.variables?.id);
  return (
    <DeskSection title="Needs a person" more={needs.length > 0 && needs.length}>
      {error !== null && data === undefined && <DeskFault error={error} onAgain={() => void refetch()} />}
      <FocusedAlert news={news} className={styles.news}>
        <Notice tone={news?.isGood ? 'positive' : 'negative'} live="off" title={news?.text} />
      </FocusedAlert>
      {deal.error !== null && !isAtNeed && news === null && (
        <Notice tone="negative" title={deal.error.message} />
      )}
      {data !== undefined && shown.length === 0 && <p className={styles.none}>Nothing does.</p>}
      <ul className={styles.needs}>
        {shown.map((need) => (
          <li key={keyOf(need)} className={toneClass(toneOf(need))}>
            <NeedIcon need={need} />
            <OneNeed
              need={need}
              dealFault={'id' in need && deal.variables?.id === need.id ? deal.error : null}
              onDone={(done) => say(done, true)}
              onAnswer={setAnswering}
              onNews={setNews}
            >
              {answering !== null && keyOf(need) === answering.id && (
                <AnswerForm
                  message={answering}
                  onSent={(email) => {
                    setAnswering((now) => (now?.id === answering.id ? null : now));
                    setSettled(null);
                    setNews({ isGood: true, text: `Your answer goes to ${email}.` });
                  }}
                  onLeave={() => setAnswering(null)}
                />
              )}
            </OneNeed>
          </li>
        ))}
      </ul>
      {settled !== null && (
        <UndoBar
          text={`${needTitle(settled)}: dealt with`}
          onUndo={() => !deal.isPending && say(settled, false)}
        />
      )}
    </DeskSection>
  );
}

function NeedIcon({ need: { kind } }: { readonly need: Need }) {
  switch (kind) {
    case 'message':
      return <Icon name="mail" />;
    case 'refund':
      return <DeskIcon name="refund" />;
    case 'events':
    case 'mails':
      return <DeskIcon name="exchange" />;
    case 'charge':
    case 'unserved-way':
      return <Icon name="problem" />;
  }
}

function keyOf(need: Need): string {
  if ('id' in need) return need.id;
  switch (need.kind) {
    case 'events':
      return need.endpointId;
    case 'mails':
      return need.kind;
    case 'unserved-way':
      return need.way;
  }
}

const toneOf = ({ kind }: Need) => (kind === 'charge' || kind === 'refund' ? 'negative' : 'warning');

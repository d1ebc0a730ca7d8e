import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { cellKey, rateKey, roomKey } from '@portico/contract/desk/night-cell';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { deskQuery, useDeskChange } from '../lib/desk-queries.ts';
import type { Change } from './changes.ts';
import type { RateNight, RoomNight } from './grid-rows.ts';

/** A pause in typing after which the preview is asked for. */
const PAUSE_MS = 200;

/** How long a save can be taken back. */
const UNDO_MS = 600_000;

/** What was saved last, while it can be taken back. */
export interface Undoable {
  readonly saveId: string;
  readonly text: string;
}

/** What these changes would do, and their saving. */
export function useSave(changes: readonly Change[], onSaved: (answer: DeskAnswer<'Rates/Save'>) => void) {
  const text = JSON.stringify(changes);
  const settled = useSettled(text, PAUSE_MS);
  const asked: Change[] = JSON.parse(settled);
  const isEmpty = changes.length === 0;
  const preview = useQuery({
    ...deskQuery('Rates/PreviewSave', { changes: asked, seen: null }),
    enabled: asked.length > 0 && !isEmpty,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { mutate, isPending, error: saveError, reset } = useDeskChange('Rates/Save');
  const data = isEmpty || preview.isError ? undefined : preview.data;
  const isReady = settled === text && data !== undefined && !preview.isPlaceholderData && !preview.isFetching;
  const next = useMemo(() => nextOf(data), [data]);
  const error = isEmpty ? null : (saveError ?? (settled === text ? preview.error : null));
  return {
    preview: data,
    next,
    refused: useMemo(() => new Set(error instanceof ApiError ? Object.keys(error.fields) : []), [error]),
    error,
    isBusy: isPending || (!isEmpty && !isReady && error === null),
    save: () => {
      if (isReady) mutate({ changes: [...changes], seen: data.seen }, { onSuccess: onSaved });
    },
    /** Forgets why a save was refused. */
    reset,
  };
}

/** The nights as they would be, by cell. */
function nextOf(answer: DeskAnswer<'Rates/Save'> | undefined) {
  const rooms = new Map<string, RoomNight>();
  const rates = new Map<string, RateNight>();
  for (const { roomTypeId, ratePlanId, nights } of answer?.rates ?? [])
    for (const { date, after } of nights) rates.set(cellKey(rateKey(roomTypeId, ratePlanId), date), after);
  for (const { roomTypeId, nights } of answer?.rooms ?? [])
    for (const night of nights) rooms.set(cellKey(roomKey(roomTypeId), night.date), night);
  return { rooms, rates };
}

/** How many nights a save changes, whatever of them. */
export function countNights({ rates, rooms }: DeskAnswer<'Rates/Save'>): number {
  return new Set([
    ...rates.flatMap(({ nights }) => nights.map(({ date }) => date)),
    ...rooms.flatMap(({ nights }) => nights.map(({ date }) => date)),
  ]).size;
}

/** The last save, taken back by one press; `news`: what came of that. */
export function useUndo() {
  const [last, setLast] = useState<Undoable | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const { mutate, isPending } = useDeskChange('Rates/Undo');
  useEffect(() => {
    const timer = setTimeout(() => setLast(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return {
    last,
    news,
    offer: (undoable: Undoable) => {
      setLast(undoable);
      setNews(null);
    },
    undo: () => {
      if (last === null || isPending) return;
      mutate(
        { saveId: last.saveId },
        {
          onSuccess: () => setNews('Undone: the nights are as they were.'),
          onError: (error) => setNews(error.message),
          onSettled: () => setLast(null),
        },
      );
    },
  };
}

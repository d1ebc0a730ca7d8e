import { localDate } from '@portico/domain/calendar/local-date';
import { expect, test } from 'vitest';
import { cachedDocuments } from './cached-documents.ts';

interface Hotel {
  readonly name: string;
}
const today = localDate('2027-02-20');
const quay: Hotel = { name: 'Quay' };
const fell: Hotel = { name: 'Fell' };
const cove: Hotel = { name: 'Cove' };
const search = { name: 'search', subject: undefined };
const rooms = { name: 'rooms', subject: undefined };

function countedDocuments(mostBytes: number) {
  const made: string[] = [];
  const documentOf = cachedDocuments<Hotel, string, { bytes: number }>((page, { name: hotel }, day) => {
    made.push([hotel, page.name, ...(page.subject === undefined ? [] : [page.subject]), day].join(' '));
    return { bytes: 100 };
  }, mostBytes);
  return { made, documentOf };
}

test('a document is made once for a day and for a hotel as it was read', () => {
  const { made, documentOf } = countedDocuments(1_000);
  const first = documentOf(search, quay, today);
  expect(documentOf(search, quay, today)).toBe(first);
  expect(documentOf(search, { ...quay }, today)).not.toBe(first);
  documentOf(search, quay, localDate('2027-02-21'));
  expect(made).toEqual(['Quay search 2027-02-20', 'Quay search 2027-02-20', 'Quay search 2027-02-21']);
});

test('beyond the allowed bytes, the documents of the least recently requested hotel are evicted', () => {
  const { made, documentOf } = countedDocuments(300);
  documentOf(search, quay, today);
  documentOf(rooms, quay, today);
  documentOf(search, fell, today);
  documentOf(search, quay, today);
  documentOf(search, cove, today);
  made.length = 0;
  documentOf(search, quay, today);
  documentOf(search, cove, today);
  expect(made).toEqual([]);
  documentOf(search, fell, today);
  expect(made).toEqual(['Fell search 2027-02-20']);
});

test('each room of a hotel has a document of its own', () => {
  const { made, documentOf } = countedDocuments(1_000);
  documentOf({ name: 'room', subject: 1 }, quay, today);
  documentOf({ name: 'room', subject: 2 }, quay, today);
  documentOf({ name: 'room', subject: 1 }, quay, today);
  expect(made).toEqual(['Quay room 1 2027-02-20', 'Quay room 2 2027-02-20']);
});

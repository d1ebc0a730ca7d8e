import { expect, test } from 'vitest';
import { campaignOf } from './campaign.ts';

test('the link out keeps the campaign of the page, and nothing else of its address', () => {
  expect(campaignOf('?utm_source=a&page=2&gclid=b%26c&utm_id=d&session=e&wbraid=f&fbclid=g')).toBe(
    'utm_source=a&gclid=b%26c&utm_id=d&wbraid=f&fbclid=g',
  );
  expect(campaignOf('?page=2')).toBe('');
  expect(campaignOf('')).toBe('');
});

import { describe, expect, test } from 'vitest';
import { nameIssues } from './name.ts';

const required = { firstName: true, lastName: true };
const codesOf = (lastName: string) =>
  nameIssues({ firstName: 'Ada', lastName }, required).map(({ field, code }) => `${field} ${code}`);

describe('Names of guests from everywhere are taken', () => {
  test.each([
    'Lovelace',
    'St. John',
    'St.John',
    'O’Brien',
    "O'Brien",
    'Mr. Smith Jr.',
    'de.Silva',
    'Smith-Jones, Jr.',
    'J.R.R. Tolkien',
    'J.R.R.',
    'A.P.J.Abdul Kalam',
    'M.Li',
    'S.M.Lee',
    'Dr.Kim',
    'Md.Rahman',
    'Md.Al Amin',
    'Ma.Theresa',
    'Sta.Ana',
    'van der Berg',
    'D’Angelo-García',
    'Nguyễn Thị Minh Khai',
    'Müller-Lüdenscheidt',
    'Ólafur Þórr',
    'İpek Şahin',
    'Ł.Wałęsa',
    'Владимир',
    'Παπαδόπουλος',
    'الرشيد',
    'علی‌رضا',
    'श्री',
    'ක්‍රිස්ටි',
    '王小明',
    '葛󠄀城',
    '約翰·史密斯',
    'ジョン・スミス',
    '김민수',
    'ʻŌkina',
    'X Æ A-12',
    'Henry the 8th',
    'Anne ❤️',
    'Jean.Marc',
    'Comte d’Org',
    'Netherton',
    'Wwwedensky',
  ])('%s', (name) => {
    expect(codesOf(name)).toEqual([]);
  });
});

describe('A name is no advertisement', () => {
  test.each([
    'http://evil.example',
    'https:evil',
    'www.evil',
    'WWW.EVIL.ZONE',
    'evil.com',
    'Win at evil.com/x',
    'evil．com',
    'evil。com',
    'EVIL.Ru',
    'bit.ly',
    'bit.ly/2abc',
    't.co/abc',
    'x.com',
    'evil.restaurant/menu',
    'evil.restaurant:8080',
    'a.b.evil.top',
    'win@evil.com',
    'пример.рф',
    'xn--e1afmkfd.xn--p1ai',
    '203.0.113.9',
    'ftp.evil.net, claim now',
    'hotel-refund.online',
  ])('%s is refused as a web address', (name) => {
    expect(codesOf(name)).toEqual(['lastName name.web-address']);
  });

  test.each([
    ['an order of letters turned round', 'Love\u202emoc.live'],
    ['letters in isolation', '\u2067Ada\u2069'],
    ['a letter of no width', 'Love\u200blace'],
    ['a joiner where nothing joins', 'Love\u200dlace'],
    ['a soft hyphen', 'Love\u00adlace'],
    ['a mark of byte order', '\ufeffLovelace'],
    ['a filler', 'ㅤ'],
    ['a separator of lines', 'Love\u2028lace'],
    ['a blank of braille', '\u2800'],
    ['signs of tags', 'Ada\u{e0041}\u{e0042}'],
    ['half of a character', 'Ada\ud800'],
  ])('%s is refused: no one sees it', (_what, name) => {
    expect(codesOf(name)).toEqual(['lastName text.invisible']);
  });

  test('a card number is refused', () => {
    expect(codesOf('4242 4242 4242 4242')).toEqual(['lastName text.card-number']);
  });

  test('a long hostile name is judged at once', () => {
    expect(codesOf('a.'.repeat(100_000))).toHaveLength(1);
    expect(codesOf('\u200d'.repeat(100_000))).toHaveLength(1);
  });
});

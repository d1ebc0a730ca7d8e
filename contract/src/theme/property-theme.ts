/** The colours of a hotel that has set none, and of any single colour that cannot be read. */
export const defaultTheme = {
  primary: '#1c4152',
  secondary: '#5a737e',
  accent: '#a8401f',
  tertiary: '#bccac6',
  /** Text on the light page. */
  dark: '#15232c',
  darkPage: '#0f171c',
  positive: '#2e6b4b',
  negative: '#a3262c',
  info: '#245f87',
  warning: '#8f6200',
  lightPage: '#f4f4ef',
  brandPrimary: '#14303d',
};

/** The twelve colours a hotel brings, as CSS colours. None of them is used raw for text. */
export type PropertyTheme = Readonly<typeof defaultTheme>;

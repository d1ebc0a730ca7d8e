/** Defaults for a hotel without colours, and for any single unreadable colour. */
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

/** A hotel's twelve colours, as CSS colours. None is used unmodified for text. */
export type PropertyTheme = Readonly<typeof defaultTheme>;

/** Drawn on a grid of 24, in strokes of 1.5. */
export const iconPaths = {
  arrow: 'M4 12h16M14 6l6 6-6 6',
  back: 'M20 12H4M10 6l-6 6 6 6',
  check: 'M4 12.5 9.5 18 20 6.5',
  close: 'M6 6l12 12M18 6 6 18',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.6v.1',
  warning: 'M12 4 3 19.5h18zM12 10v4.5M12 17v.1',
  problem: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5v5.5M12 16.2v.1',
  done: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM8 12.4l2.8 2.8 5.2-6',
  key: 'M8 4.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM11.2 12.2 20 21M17 18l2-2M14.5 15.5l1.7-1.7',
  print: 'M7 9V4h10v5M7 17H4.5V9.5h15V17H17M7 14h10v6H7z',
  copy: 'M9 8.5h10.5V20H9zM5 15.5V4h10',
  moon: 'M19.5 14.5A8 8 0 1 1 10 4.6a6.4 6.4 0 0 0 9.5 9.9z',
  calendar: 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4',
  mail: 'M4 6h16v12.5H4zM4 7l8 6.5L20 7',
  phone:
    'M6 4h3.5l1.5 4.5-2 1.5a11 11 0 0 0 5 5l1.5-2 4.5 1.5V18a2 2 0 0 1-2 2A14.5 14.5 0 0 1 4 6a2 2 0 0 1 2-2z',
  table: 'M4 10.5h16M6 10.5V20M18 10.5V20M9 7.5h6M12 4v3.5',
  bag: 'M5 8.5h14l-1 12H6zM9 8.5V7a3 3 0 0 1 6 0v1.5',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  download: 'M12 4v12M7 11.5l5 5 5-5M5 20h14',
} as const;

export type IconName = keyof typeof iconPaths;

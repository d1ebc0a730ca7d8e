export const panelTitle = 'When would you like to stay?';

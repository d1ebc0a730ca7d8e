/** For any link that opens nothing, whatever the reason, and for an unreadable response. */
export const invalidLinkText = { title: 'Invalid link', message: 'This link is invalid...' } as const;

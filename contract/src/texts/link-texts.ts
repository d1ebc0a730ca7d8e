/** Of any link that opens nothing, whatever the reason, and of an answer that cannot be read. */
export const invalidLinkText = { title: 'Invalid link', message: 'This link is invalid...' } as const;

/** Messages that are the same on every page, to the letter. */
export const companySearchFailed = 'Error while searching for Companies';
export const noCompanyFound = 'No Results found';

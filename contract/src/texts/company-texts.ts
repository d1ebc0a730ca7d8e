/** Messages shared by all pages, verbatim. */
export const companySearchFailed = 'Error while searching for Companies';
export const noCompanyFound = 'No Results found';

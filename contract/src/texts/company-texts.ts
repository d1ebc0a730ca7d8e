/** Messages of spec section 8, to the letter. */
export const companySearchFailed = 'Error while searching for Companies';
export const noCompanyFound = 'No Results found';

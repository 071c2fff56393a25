/** Where the links in letters lead: a page with a button, because mail scanners follow every link. */
export const confirmPath = (token: string) => `/subscribe/confirm/${token}`
export const leavePath = (token: string) => `/subscribe/leave/${token}`
export const lettersPath = '/letters'

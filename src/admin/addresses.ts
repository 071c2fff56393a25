export const accountPath = '/account'
export const peoplePath = '/people'
export const historyPath = '/history'
export const forgotPath = '/forgot'

/** Where an answer says this, pages show the address of the organisation. */
export const emailMark = '{email}'

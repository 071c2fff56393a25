const day = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const

/** Like 14:00 on Friday 28 November, in Accra's time: Ghana keeps universal time all year. */
export const momentInWords = (moment: string) =>
  `${moment.slice(11, 16)} on ${new Date(moment).toLocaleDateString('en-GB', day).replace(',', '')}`

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Like 14:00 on Friday 28 November, in Accra's time: Ghana keeps universal time all year. */
export const momentInWords = (moment: string) =>
  `${moment.slice(11, 16)} on ${day.format(new Date(moment)).replace(',', '')}`

const hour = 60 * 60 * 1000

/** Old enough that at least one scheduled backup must have failed. `everyHours` 0: none is scheduled. */
export const isTooOld = (moment: string, everyHours: number, now = Date.now()) =>
  everyHours > 0 && now - Date.parse(moment) > 2 * everyHours * hour

import { thousands } from '#shared/format.ts'
/** A part, from 0 to 1, of a number like "240,000" or "60%", written the same way. It slows down towards the end. */
export const partOf = (value: string, part: number) => {
  if (part >= 1) return value
  const whole = Number(value.replace(/\D/g, ''))
  const shown = thousands(Math.floor(whole * (1 - (1 - part) ** 3)))
  return value.replace(/[\d,]+/, shown)
}

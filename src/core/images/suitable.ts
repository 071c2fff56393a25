/** Refuses what cannot become a picture of ours, with one sentence for `image`. */
import { limits } from '#shared/limits.ts'
import { Refused } from '../lib/errors.ts'
import { allowedFormats, formatOf } from './formats.ts'

const refused = (sentence: string) => new Refused({ image: sentence })
const toTenths = (count: number) => String(Math.round(count * 10) / 10)
const inMegabytes = (count: number) => `${toTenths(count / 1024 / 1024)} MB`
const inMillions = (count: number) => toTenths(count / 1_000_000)

export const refuseUnsuitable = (bytes: Uint8Array) => {
  const allowed = `Send a ${allowedFormats} picture of at most ${inMegabytes(limits.imageBytes)}.`
  if (bytes.byteLength === 0) throw refused(`The picture file is empty. ${allowed}`)
  if (bytes.byteLength > limits.imageBytes)
    throw refused(`The picture has ${inMegabytes(bytes.byteLength)}. ${allowed}`)
  const format = formatOf(bytes)
  if (!format) throw refused(`The file is not a picture that we know. ${allowed}`)
  if (!format.isAllowed) throw refused(`The file is ${format.name}. ${allowed}`)
}

export const refuseTooManyPixels = (width: number, height: number) => {
  if (width * height <= limits.imagePixels) return
  throw refused(
    `The picture has ${inMillions(width * height)} million pixels (${width} × ${height}); at most ${inMillions(limits.imagePixels)} million are allowed.`,
  )
}

export const damaged = () =>
  refused('The picture is damaged or was cut off on its way. Send it again, or save it anew first.')

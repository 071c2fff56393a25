/** Draws QR codes. */
import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'

export type QrCode = { size: number; path: string }

/** `path` fills a square of `size` by `size`; a reader needs a white margin of 4 around it. */
export const qrCodeOf = (text: string): QrCode => {
  const code = generate(text)
  return { size: code.size, path: toSvgPath(code) }
}

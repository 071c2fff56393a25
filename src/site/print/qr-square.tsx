import { qrCodeOf } from '../card/qr-code.ts'

/** A QR code, black on white in every theme, with the margin that a camera needs. Drawn on the server. */
export const QrSquare = ({ text, className }: { text: string; className?: string | undefined }) => {
  const { size, path } = qrCodeOf(text)
  return (
    <svg className={className} viewBox={`-4 -4 ${size + 8} ${size + 8}`} data-qr={text} aria-hidden="true">
      <path fill="#fff" d={`M-4-4h${size + 8}v${size + 8}h-${size + 8}z`} />
      <path d={path} />
    </svg>
  )
}

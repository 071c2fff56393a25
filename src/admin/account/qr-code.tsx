import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import styles from './qr-code.module.css'

// Scanners look for a light edge of four modules around the picture.
const edge = 4

/** Drawn here, on this device: what it says is a secret. */
export const QrCode = ({ text }: { text: string }) => {
  const code = generate(text)
  const size = code.size + 2 * edge
  return (
    <svg
      className={styles.code}
      viewBox={`${-edge} ${-edge} ${size} ${size}`}
      role="img"
      aria-label="QR code for your authenticator app"
    >
      <path d={toSvgPath(code)} shapeRendering="crispEdges" />
    </svg>
  )
}

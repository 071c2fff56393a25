import styles from './card.module.css'
import { type CardFacts, cardFields, cardStatement } from './card-facts.ts'
import type { QrCode } from './qr-code.ts'

type Props = { facts: CardFacts; code: QrCode | undefined; sheet?: 'wallet' | 'page'; isFilledOnly?: boolean }

/** The card as staff see it. An empty fact is a line to write on, except on the full screen. */
export const CardSheet = ({ facts, code, sheet = 'page', isFilledOnly = false }: Props) => (
  <div className={styles.sheet} data-sheet={sheet}>
    <p className={styles.statement}>{cardStatement}</p>
    <dl className={styles.facts}>
      {cardFields
        .filter(({ name }) => !isFilledOnly || facts[name]?.trim())
        .map(({ name, label }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{facts[name]}</dd>
          </div>
        ))}
    </dl>
    {code && <QrCodePicture {...code} />}
    <p>
      Emergency in Ghana: <strong>112</strong>
    </p>
  </div>
)

const QrCodePicture = ({ size, path }: QrCode) => (
  <svg
    className={styles.code}
    viewBox={`-4 -4 ${size + 8} ${size + 8}`}
    role="img"
    aria-label="QR code with the text of this card"
  >
    <path d={path} shapeRendering="crispEdges" />
  </svg>
)

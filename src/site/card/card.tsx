import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { InlineScript } from '#page/inline-script.tsx'
import { cardPath } from '#shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { Field, TextArea } from '#ui/field.tsx'
import { PageHead } from '../page-head.tsx'
import styles from './card.module.css'
import { type CardFacts, cardFields, cardStatement } from './card-facts.ts'
import { downloadPicture } from './card-picture.ts'
import type { QrCode } from './qr-code.ts'
import { emptyNotice, forgottenNotice, useCard } from './use-card.ts'

const title = 'My sickle cell card'
const description =
  'Make a card for hospital staff: your type, medicines, clinic and people to call. It stays on your phone, works offline and can be printed.'

/**
 * A saved card is shown at once: like typing into a field, it starts the scripts of the page. Until then, the button
 * that deletes it is visible from the first paint.
 */
const showSavedCard = () => {
  if (!localStorage.getItem('sickle-cell-card')) return
  document.querySelector('[data-forget]')?.removeAttribute('hidden')
  addEventListener('load', () =>
    document.querySelector('form[data-card] input')?.dispatchEvent(new Event('input', { bubbles: true })),
  )
}

export default function CardPage() {
  const card = useCard()
  const [sheet, setSheet] = useState<'wallet' | 'page'>('page')
  const print = (wanted: 'wallet' | 'page') => {
    flushSync(() => setSheet(wanted))
    window.print()
  }
  return (
    <div className={`container ${styles.page}`}>
      <PageHead title={title} description={description} path={cardPath} />
      <Introduction card={card} />
      <div className={styles.columns}>
        <CardForm card={card} />
        <div>
          <CardSheet facts={card.facts} code={card.code} sheet={sheet} />
          <Uses card={card} print={print} />
        </div>
      </div>
    </div>
  )
}

type Card = ReturnType<typeof useCard>

const Introduction = ({ card: { forget, notice, wasSaved } }: { card: Card }) => (
  <div className={styles.top}>
    <h1>{title}</h1>
    <p className="lead">
      For hospital staff who do not know you. Fill in as much as you like. Nothing is sent: the card stays on this
      device.
    </p>
    <p className={styles.byHand}>
      Print this page, and fill in the card with a pen. With JavaScript on and the data saver off, you can fill it in
      here.
    </p>
    <p hidden={!wasSaved} data-forget>
      <Button type="button" variant="outline" onClick={forget}>
        Forget my card
      </Button>
    </p>
    <p role="status">{notice === forgottenNotice && notice}</p>
    <InlineScript run={showSavedCard} />
  </div>
)

/** `method="dialog"` outside a dialog: no key and no button can ever submit this form. */
const CardForm = ({ card }: { card: Card }) => (
  <form
    ref={card.form}
    className={styles.form}
    method="dialog"
    autoComplete="off"
    aria-label="Your card"
    onInput={card.read}
    data-card
  >
    {cardFields.map(({ name, label, max, ...more }) =>
      'isLong' in more ? (
        <TextArea key={name} name={name} label={label} hint={'hint' in more && more.hint} maxLength={max} rows={3} />
      ) : (
        <Field key={name} name={name} label={label} hint={'hint' in more && more.hint} maxLength={max} />
      ),
    )}
  </form>
)

type UsesProps = { card: Card; print: (sheet: 'wallet' | 'page') => void }

const Uses = ({ card, print }: UsesProps) => {
  const desk = useRef<HTMLDialogElement>(null)
  const keepPicture = async () => {
    const isKept = card.code && (await downloadPicture(card.facts, card.code))
    card.setNotice(isKept ? 'The picture is in your downloads.' : emptyNotice)
  }
  return (
    <div className={`${styles.uses} ${styles.scripted}`}>
      <p className="actions">
        <Button type="button" onClick={() => desk.current?.showModal()}>
          Show full screen
        </Button>
        <Button type="button" variant="outline" onClick={card.save}>
          Save on this device
        </Button>
        <Button type="button" variant="outline" onClick={keepPicture}>
          Save as a picture
        </Button>
        <Button type="button" variant="outline" onClick={() => print('wallet')}>
          Print in wallet size
        </Button>
        <Button type="button" variant="outline" onClick={() => print('page')}>
          Print on A4
        </Button>
      </p>
      <p role="status">{card.notice !== forgottenNotice && card.notice}</p>
      <p>The QR code contains the text of the card, not a link. A phone can read it offline.</p>
      <p>
        Do not save the card on a phone that other people use. <strong>Forget</strong> deletes it from this device.
      </p>
      <dialog ref={desk} className={styles.desk} aria-label={title}>
        <Button type="button" variant="outline" onClick={() => desk.current?.close()}>
          Close
        </Button>
        <CardSheet facts={card.facts} code={card.code} isFilledOnly />
      </dialog>
    </div>
  )
}

type Props = { facts: CardFacts; code: QrCode | undefined; sheet?: 'wallet' | 'page'; isFilledOnly?: boolean }

/** The card as staff see it. An empty field is a line to write on, except on the full screen. */
const CardSheet = ({ facts, code, sheet = 'page', isFilledOnly = false }: Props) => (
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

import { InlineScript } from '#page/inline-script.tsx'
import { country } from '#shared/country/country.ts'
import { cardPath } from '#shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Field, TextArea } from '#ui/field.tsx'
import { Tag } from '#ui/tag.tsx'
import { browserScript } from '../browser-script.ts'
import { PageHead } from '../page-head.tsx'
import { PageTop } from '../page-top.tsx'
import { Template } from '../templates/template.tsx'
import styles from './card.module.css'
import { cardFields, cardStatement } from './card-facts.ts'

const title = 'My sickle cell card'
const description =
  'Make a card for hospital staff: your type, medicines, clinic and people to call. It stays on your phone, works offline and can be printed.'

/**
 * A saved card is shown at once: like the focus of a field, this loads the script of the page. Until then, the button
 * that deletes it is visible from the first paint.
 */
const showSavedCard = () => {
  if (!localStorage.getItem('sickle-cell-card')) return
  const forget = document.querySelector('[data-forget]')
  forget?.removeAttribute('hidden')
  addEventListener('DOMContentLoaded', () => forget?.dispatchEvent(new Event('focusin', { bubbles: true })))
}

/** Without scripts the card is empty, to be printed and filled in by hand; `browser/card.ts` shows what one types. */
export default function CardPage() {
  return (
    <div className={styles.whole} data-card data-script={browserScript('card')}>
      <PageHead title={title} description={description} path={cardPath} />
      <PageTop
        title={title}
        lead="Show it to hospital staff who do not know you. Fill in what you like. Nothing is sent: the card stays on this device."
        isArtOnlyWide
      />
      <div className={`container ${styles.page}`}>
        <Introduction />
        <div className={styles.columns}>
          <CardForm />
          <div>
            <CardSheet />
            <Uses />
          </div>
        </div>
        <Notices />
      </div>
    </div>
  )
}

const Introduction = () => (
  <div className={styles.top}>
    <p className={styles.byHand}>
      Print this page, and fill in the card with a pen. To fill it in here, turn JavaScript on and{' '}
      <a href="#data-saver">the data saver off</a>.
    </p>
    <Example />
    <p hidden data-forget>
      <Button type="button" variant="outline" name="forget">
        Forget my card
      </Button>
    </p>
    <p role="status" />
    <InlineScript run={showSavedCard} />
  </div>
)

/** First, because people fill in a form more willingly once they have seen what it makes. */
const Example = () => (
  <div className={`${styles.sheet} ${styles.example}`} translate="no">
    <p>
      <Tag kind="example">Example</Tag>
    </p>
    <p className={styles.statement}>{cardStatement}</p>
    <ul className="plain-list">
      {cardFields.map(
        (field) =>
          'example' in field && (
            <li key={field.name}>
              {field.label}: <strong>{field.example}</strong>
            </li>
          ),
      )}
    </ul>
  </div>
)

/** `method="dialog"` outside a dialog: no key and no button can ever submit this form. */
const CardForm = () => {
  const fields = cardFields.map(({ name, label, max, ...more }) =>
    'isLong' in more ? (
      <TextArea key={name} name={name} label={label} hint={'hint' in more && more.hint} maxLength={max} rows={3} />
    ) : (
      <Field key={name} name={name} label={label} hint={'hint' in more && more.hint} maxLength={max} />
    ),
  )
  return (
    <form className={styles.form} method="dialog" autoComplete="off" aria-label="Your card">
      {fields.slice(0, 3)}
      <Disclosure summary="Add more">
        <div className={styles.more}>{fields.slice(3)}</div>
      </Disclosure>
    </form>
  )
}

const Uses = () => (
  <div className={`${styles.uses} ${styles.scripted}`}>
    <p className="actions">
      <Button type="button" name="open">
        Show full screen
      </Button>
      <Button type="button" variant="outline" name="save">
        Save on this device
      </Button>
      <Button type="button" variant="outline" name="picture">
        Save as a picture
      </Button>
      <Button type="button" variant="outline" name="print" value="wallet">
        Print in wallet size
      </Button>
      <Button type="button" variant="outline" name="print" value="page">
        Print on A4
      </Button>
    </p>
    <p role="status" />
    <p>The QR code contains the text of the card, not a link. A phone can read it offline.</p>
    <p>
      Do not save the card on a phone that other people use. <strong>Forget</strong> deletes it from this device.
    </p>
    <dialog className={styles.desk} aria-label={title}>
      <Button type="button" variant="outline" name="close">
        Close
      </Button>
      <CardSheet />
    </dialog>
  </div>
)

const Notices = () => (
  <>
    <Template when="forgotten">Forgotten. This device no longer has the card.</Template>
    <Template when="saved">
      Saved on this device. Anyone who uses this device can read it. A browser may lose it, so print the card or save
      the picture too.
    </Template>
    <Template when="not-saved">This browser does not allow saving. Print the card or save the picture.</Template>
    <Template when="empty">Fill in the card first.</Template>
    <Template when="picture">The picture is in your downloads.</Template>
  </>
)

/**
 * The card as staff see it, with a row for each field of the form. It stays in English when a browser translates the
 * page, like its QR code and its picture.
 */
const CardSheet = () => (
  <div className={styles.sheet} data-sheet="page" translate="no">
    <p className={styles.statement}>{cardStatement}</p>
    <dl className={styles.facts}>
      {cardFields.map(({ name, label }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd />
        </div>
      ))}
    </dl>
    <svg className={styles.code} role="img" aria-label="QR code with the text of this card" data-code {...isHidden}>
      <path shapeRendering="crispEdges" />
    </svg>
    <p>
      Emergency in {country.name}: <strong>{country.emergencyNumber}</strong>
    </p>
  </div>
)

// React's types do not have this attribute for SVG.
const isHidden = { hidden: true }

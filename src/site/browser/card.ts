/** The page of the sickle cell card. Nothing is sent, and nothing is stored unless the visitor asks for it. */
import { type CardWords, cardText } from '../card/card-facts.ts'
import { downloadPicture } from '../card/card-picture.ts'
import { type QrCode, qrCodeOf } from '../card/qr-code.ts'
import { forgetCard, saveCard, savedCard } from '../card/saved-card.ts'
import { onPress } from '../on-press.ts'
import { filledTemplate } from '../templates/fill.ts'

const page = document.querySelector('[data-card]') as HTMLElement
const form = page.querySelector('form') as HTMLFormElement
const desk = page.querySelector('dialog') as HTMLDialogElement
const forgetButton = page.querySelector('[data-forget]') as HTMLElement
const sheets = [...page.querySelectorAll<HTMLElement>('[data-sheet]')]
const [forgotten, result] = page.querySelectorAll('[role=status]')
const fields = [...form.elements] as (HTMLInputElement | HTMLTextAreaElement)[]
const more = form.querySelector('details') as HTMLDetailsElement

const textOf = ({ value }: (typeof fields)[number]) => value.trim()

/** In the words of the page, so that card, code and picture say the same. */
const words = (): CardWords => {
  const [statement = '', ...labels] = [...page.querySelectorAll('[data-sheet] > :first-child, [data-sheet] dt')].map(
    ({ textContent }) => textContent,
  )
  const facts = fields.map((field, at) => ({ label: labels[at] ?? '', value: textOf(field) }))
  return { statement, facts: facts.filter(({ value }) => value) }
}

/** An empty field is a line to write on, except on the full screen. */
const show = () => {
  for (const sheet of sheets)
    for (const [at, row] of sheet.querySelectorAll<HTMLElement>('dl > *').entries()) {
      const field = fields[at] as (typeof fields)[number]
      row.hidden = desk.contains(sheet) && !textOf(field)
      if (row.lastElementChild) row.lastElementChild.textContent = field.value
    }
}

/** Undefined for an empty card. */
let code: QrCode | undefined

const showCode = () => {
  const card = words()
  code = card.facts.length > 0 ? qrCodeOf(cardText(card)) : undefined
  for (const picture of page.querySelectorAll('[data-code]')) {
    picture.toggleAttribute('hidden', !code)
    if (!code) continue
    picture.setAttribute('viewBox', `-4 -4 ${code.size + 8} ${code.size + 8}`)
    picture.firstElementChild?.setAttribute('d', code.path)
  }
}

let waiting: ReturnType<typeof setTimeout>

/** Drawing the code takes a slow phone longer than the pause between two letters. */
const showLater = () => {
  show()
  clearTimeout(waiting)
  waiting = setTimeout(showCode, 200)
}

const say = (name?: string, where = result) => {
  for (const status of [forgotten, result])
    status?.replaceChildren(...(name && status === where ? [filledTemplate(page, name)] : []))
}

const save = () => {
  if (fields.every((field) => !textOf(field))) return say('empty')
  if (!saveCard(Object.fromEntries(fields.map(({ name, value }) => [name, value])))) return say('not-saved')
  forgetButton.hidden = false
  say('saved')
}

/** The button stays, so that it keeps the focus. */
const forget = () => {
  forgetCard()
  form.reset()
  showLater()
  say('forgotten', forgotten)
}

const picture = async () => {
  showCode()
  say(code && (await downloadPicture(words(), code)) ? 'picture' : 'empty')
}

const print = ({ value }: HTMLButtonElement) => {
  showCode()
  for (const sheet of sheets) sheet.dataset.sheet = value
  window.print()
}

/** Text that was typed before this script ran overrides the saved card. No text stays folded away. */
const begin = () => {
  const saved = savedCard()
  forgetButton.hidden = !saved
  if (saved) for (const field of fields) field.value ||= (saved[field.name] ?? '').slice(0, field.maxLength)
  more.open ||= fields.some((field) => more.contains(field) && textOf(field))
  show()
  showCode()
}

form.addEventListener('input', showLater)
onPress({ save, forget, picture, print, open: () => desk.showModal(), close: () => desk.close() })
begin()

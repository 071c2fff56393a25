/** The share buttons of an article (Web Share, clipboard), and the map of the contact page. */
import { onPress } from '../on-press.ts'
import { filledTemplate } from '../templates/fill.ts'

const copy = async (pressed: HTMLButtonElement) => {
  const box = pressed.closest('[data-address]') as HTMLElement
  const { address = '' } = box.dataset
  // Without https, a browser has no clipboard.
  const copying = navigator.clipboard?.writeText(address) ?? Promise.reject()
  const result = await copying.then(
    () => 'copied',
    () => 'not-copied',
  )
  box.querySelector('[role=status]')?.replaceChildren(filledTemplate(box, result, { address }))
}

const share = async (pressed: HTMLButtonElement) => {
  const { address = '', title = '' } = pressed.closest<HTMLElement>('[data-address]')?.dataset ?? {}
  if (!navigator.share) return copy(pressed)
  // Closing the browser's share menu is not an error.
  await navigator.share({ title, url: address }).catch(() => {})
}

const map = (pressed: HTMLButtonElement) => {
  const box = document.querySelector('[data-map]') as HTMLElement
  box.replaceChildren(filledTemplate(box, 'map'))
  pressed.remove()
  // A pressed button that disappears would lose the focus.
  box.querySelector('iframe')?.focus()
}

onPress({ copy, share, map })

/**
 * The keyboard shortcuts (hotkeys) of the lists in the admin area, and the help that lists every shortcut. `frame.tsx`
 * has Ctrl+K, and `writing/save-key.ts` has Ctrl+S.
 */

import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'
import styles from './list-keys.module.css'

const keys = [
  ['/', 'Go to the search'],
  ['n', 'New'],
  ['j', 'Next'],
  ['k', 'Previous'],
  ['x', 'Select or deselect'],
  ['e', 'Edit'],
  ['Ctrl+K', 'Go to any page, or find anything'],
  ['Ctrl+S', 'While writing: save, or save the draft'],
  ['?', 'Show shortcuts'],
] as const

/** Single-key shortcuts for a list, or only those in `only`. A shortcut presses the element with that `data-key`. */
export const ListKeys = ({ only }: { only?: string[] }) => {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isForList(event)) return
      if (event.key === '?') setShown(true)
      else if (!act(event.key)) return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <span className={styles.keysButton}>
        <Button type="button" variant="outline" onClick={() => setShown(true)}>
          Keys
        </Button>
      </span>
      {isShown && <Help only={only} onClose={() => setShown(false)} />}
    </>
  )
}

const writing = 'textarea, select, [contenteditable], input:not([type="checkbox"])'

/** Ignores keys while the user types, while a dialog is open, or with a modifier key. */
const isForList = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  areKeysOn() &&
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof Element && target.closest(writing)) &&
  !document.querySelector('dialog[open]')

const act = (key: string) => {
  if (key === '/') return focus(document.querySelector('[type="search"]'))
  if (key === 'n') return click(document.querySelector('[data-key="n"]'))
  if (key === 'j') return step(1)
  if (key === 'k') return step(-1)
  if (key === 'x' || key === 'e') return click(currentRow()?.querySelector(`[data-key="${key}"]`))
  return false
}

const rows = () => [...document.querySelectorAll('tbody tr')]
const currentRow = () => document.activeElement?.closest('tbody tr')

const step = (by: number) => {
  const all = rows()
  // A page without a list has links to the next and the previous item.
  if (all.length === 0) return click(document.querySelector(`[data-key="${by > 0 ? 'next' : 'previous'}"]`))
  const current = currentRow()
  const at = current ? all.indexOf(current) : -1
  const next = at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))
  return focus(all[next]?.querySelector('[data-key="row"]'))
}

const focus = (element: Element | null | undefined) => {
  if (element instanceof HTMLElement) element.focus()
  return element instanceof HTMLElement
}

const click = (element: Element | null | undefined) => {
  if (element instanceof HTMLElement) element.click()
  return element instanceof HTMLElement
}

const Help = ({ only, onClose }: { only: string[] | undefined; onClose: () => void }) => {
  const dialog = useDialog()
  const [isOn, setOn] = useState(areKeysOn)
  const turn = (wanted: boolean) => {
    keepKeysOn(wanted)
    setOn(wanted)
  }
  return (
    <Dialog question="Keyboard shortcuts" handle={dialog} onClose={onClose}>
      <dl className={styles.keys}>
        {keys
          .filter(([key]) => !only || only.includes(key))
          .map(([key, meaning]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
      </dl>
      <Checkbox checked={isOn} onChange={({ target }) => turn(target.checked)}>
        Use single-key shortcuts on this device
      </Checkbox>
      <DialogButtons dialog={dialog} close="Close" />
    </Dialog>
  )
}

/** Speech input and accidental key presses trigger single-key shortcuts, so each device can turn them off. */
const name = 'list-keys'

const areKeysOn = () => localStorage.getItem(name) !== 'off'

const keepKeysOn = (isOn: boolean) => (isOn ? localStorage.removeItem(name) : localStorage.setItem(name, 'off'))

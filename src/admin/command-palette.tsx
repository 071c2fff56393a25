/** The command palette (Ctrl+K): goes to any page of the admin area, begins something new, or finds an article. */

import { type KeyboardEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { feeds } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import { accountPath, replySettingsPath } from '#shared/paths.ts'
import { can } from '#shared/permissions.ts'
import type { Article } from '#shared/shapes/article.ts'
import { Field } from '#ui/field.tsx'
import { adminApi, bodyOf, here, isFailure } from './api.ts'
import { areasFor, beginningsFor } from './areas.ts'
import { listIn } from './articles/calls.ts'
import styles from './command-palette.module.css'
import { Dialog, useDialog } from './dialog.tsx'

type Command = { text: string; to: string }
type Props = { user: { role: string }; onClose: () => void }

/** How long a search waits for the next letter. */
const restMs = 250

export const CommandPalette = ({ user, onClose }: Props) => {
  const dialog = useDialog()
  const [typed, setTyped] = useState('')
  const found = useFoundArticles(user, typed)
  const commands = [...commandsFor(user).filter(({ text }) => matches(text, typed)), ...found]
  return (
    <Dialog question="Go to" handle={dialog} onClose={onClose}>
      <Field
        label="Page, action or article"
        type="search"
        autoComplete="off"
        maxLength={limits.searchQuery}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={moveBetween}
      />
      <ul className={styles.commands}>
        {commands.map(({ text, to }) => (
          <li key={to}>
            <Link to={to} onClick={() => dialog.current?.close()} onKeyDown={moveBetween}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
      <p role="status">{commands.length === 0 && 'Nothing matches.'}</p>
    </Dialog>
  )
}

const commandsFor = (user: Props['user']): Command[] => [
  ...areasFor(user).flatMap(({ areas }) => areas),
  ...beginningsFor(user).map(({ text, to }) => ({ text: `New ${text.toLowerCase()}`, to })),
  ...(can(user, 'messages.read') ? [{ text: 'Reply settings', to: replySettingsPath }] : []),
  { text: 'Your account', to: accountPath },
]

const matches = (text: string, typed: string) => text.toLowerCase().includes(typed.trim().toLowerCase())

/** The arrow keys move between the field and the links; Enter in the field follows the first link. */
const moveBetween = (event: KeyboardEvent<HTMLElement>) => {
  const stops = [...(event.currentTarget.closest('dialog')?.querySelectorAll<HTMLElement>('input, a') ?? [])]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined && !(event.key === 'Enter' && at === 0)) return
  event.preventDefault()
  if (step === undefined) return stops[1]?.click()
  stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus()
}

const useFoundArticles = (user: Props['user'], typed: string) => {
  const [found, setFound] = useState<Command[]>([])
  const search = can(user, 'articles.write') ? typed.trim() : ''
  useEffect(() => {
    if (search.length < 2) return setFound([])
    let isWanted = true
    const timer = setTimeout(async () => {
      const answers = await Promise.all(feeds.map((feed) => articlesOf(feed, search)))
      if (isWanted) setFound(answers.flat())
    }, restMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [search])
  return found
}

const articlesOf = async (feed: (typeof feeds)[number], search: string): Promise<Command[]> => {
  const query = { search, page: '1', limit: '5' } as never
  const body = await bodyOf(async () => adminApi(here())[feed.kind].$get({ query })).catch(() => undefined)
  if (!body || isFailure(body)) return []
  return listIn(body, feed).map(({ _id, title }: Article) => ({
    text: `Edit “${title}”`,
    to: `${feed.editPath}/${_id}`,
  }))
}

/**
 * Suggests existing tags, which the user adds with one press (instead of autocomplete), so that one subject does not
 * get two spellings.
 */

import type { RefObject } from 'react'
import styles from '#admin/folded.module.css'
import { browserApi } from '#page/api-client.ts'
import { useLoaded } from '../use-loaded.ts'

const most = 12

type Props = { field: RefObject<HTMLInputElement | null>; tags: string }

export const TagSuggestions = ({ field, tags }: Props) => {
  const known = useLoaded(askTags) ?? []
  const chosen = tags.split(',').map((tag) => tag.trim().toLowerCase())
  const others = known.filter((tag) => !chosen.includes(tag.toLowerCase())).slice(0, most)
  const add = (tag: string) => {
    if (!field.current) return
    field.current.value = [tags.replace(/[\s,]+$/, ''), tag].filter(Boolean).join(', ')
    field.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  // The line has its height before the tags arrive, so that the fields below never move away from a finger.
  if (others.length === 0) return <div className={styles.suggestions} />
  return (
    <ul className={styles.suggestions} aria-label="Tags of other articles">
      {others.map((tag) => (
        <li key={tag}>
          <button type="button" onClick={() => add(tag)}>
            <span className="visually-hidden">Add </span>
            {tag}
          </button>
        </li>
      ))}
    </ul>
  )
}

const askTags = async () => {
  const response = await browserApi().tags.$get({ query: {} })
  return response.ok ? (await response.json()).tags.map(({ tag }) => tag) : []
}

import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { thousands } from '#shared/format.ts'
import { limits } from '#shared/limits.ts'
import { messagesPath } from '#shared/paths.ts'
import type { InboxCounts } from '#shared/shapes/message-thread.ts'
import { Button } from '#ui/button.tsx'
import styles from './folders.module.css'
import { folderOrder, folderWords, type InboxFilter, inboxQuery } from './inbox-filter.ts'

type Props = { wish: InboxFilter; counts: InboxCounts | undefined }

/** The folders, each with how many messages lie in it, and a search in the one that is open. */
export const Folders = ({ wish, counts }: Props) => {
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('search') ?? '').trim()
    void navigate(messagesPath + inboxQuery(wish, { search: words }))
  }
  return (
    <>
      <nav aria-label="Folders of messages">
        <ul className={styles.tabs}>
          {folderOrder.map((folder) => (
            <li key={folder}>
              <Link
                to={messagesPath + inboxQuery(wish, { folder })}
                aria-current={folder === wish.folder ? 'page' : undefined}
              >
                {folderWords[folder].tab} {counts && <span className={styles.count}>{thousands(counts[folder])}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <form className={styles.search} key={wish.search} onSubmit={search}>
        <input
          type="search"
          name="search"
          aria-label="Words in name, email or message"
          placeholder="Name, email or words"
          maxLength={limits.inboxSearch}
          defaultValue={wish.search}
        />
        <Button variant="outline">Search</Button>
      </form>
    </>
  )
}

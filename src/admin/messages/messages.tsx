/** The inbox: folders, search and the list of messages. */

import type { FormEvent } from 'react'
import { replace, useNavigate } from 'react-router'
import { limits } from '#shared/limits.ts'
import { messagesPath, replySettingsPath } from '#shared/paths.ts'
import type { InboxCounts } from '#shared/shapes/message.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { ButtonLink } from '#ui/button.tsx'
import { SearchField } from '#ui/controls/search-field.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { isFailure } from '../api.ts'
import { ListPage } from '../lists/list-page.tsx'
import type { Route } from './+types/messages'
import { inboxFilterIn, listMessages, withoutEmptyInboxPage } from './calls.ts'
import {
  firstMessagePath,
  folderOrder,
  folderWords,
  hrefOfMessage,
  type InboxFilter,
  inboxQuery,
} from './inbox-filter.ts'
import { runMessageIntent, showToastOf } from './intents.ts'
import { MessageTable } from './message-table.tsx'

export { onlyWhenDone as shouldRevalidate } from '../intents.ts'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const filter = inboxFilterIn(request)
  const inbox = withoutEmptyInboxPage(await listMessages(request))
  const first = isFailure(inbox) ? undefined : inbox.items[0]
  if (first && request.url.endsWith(firstMessagePath)) throw replace(hrefOfMessage(first._id, filter))
  return { inbox, filter }
}

export const clientAction = async ({ request }: Route.ClientActionArgs) => {
  const result = await runMessageIntent(request)
  showToastOf(result)
  return result
}

const title = 'Messages'

export default function MessagesPage({ loaderData: { inbox, filter } }: Route.ComponentProps) {
  const { empty } = folderWords[filter.folder]
  return (
    <ListPage
      title={title}
      list={inbox}
      words={{
        loading: 'Loading messages',
        empty: filter.search ? 'No messages in this folder contain these words.' : empty,
        failed: adminWording.edit.loadFailed,
      }}
      add={
        <ButtonLink variant="outline" to={replySettingsPath}>
          Reply settings
        </ButtonLink>
      }
      above={<Folders filter={filter} counts={isFailure(inbox) ? undefined : inbox.counts} />}
      hrefOf={(page) => inboxQuery(filter, { page: String(page) }) || '?'}
    >
      {(messages) => <MessageTable messages={messages} filter={filter} />}
    </ListPage>
  )
}

type Props = { filter: InboxFilter; counts: InboxCounts | undefined }

/** The folders with the number of messages in each, and a search in the open folder. */
const Folders = ({ filter, counts }: Props) => {
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('search') ?? '').trim()
    void navigate(messagesPath + inboxQuery(filter, { search: words }))
  }
  return (
    <>
      <Tabs
        label="Folders of messages"
        tabs={folderOrder.map((folder) => ({
          to: messagesPath + inboxQuery(filter, { folder }),
          text: folderWords[folder].tab,
          count: counts?.[folder],
          isCurrent: folder === filter.folder,
        }))}
      />
      <form key={filter.search} onSubmit={search}>
        <SearchField
          label="Search by name, email or message"
          placeholder="Name or words"
          maxLength={limits.inboxSearch}
          defaultValue={filter.search}
        />
      </form>
    </>
  )
}

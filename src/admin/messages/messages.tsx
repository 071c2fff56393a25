/** The inbox: folders, search and the list of messages. */

import { replace } from 'react-router'
import { limits } from '#shared/limits.ts'
import { contactPath, replySettingsPath } from '#shared/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { isFailure } from '../api.ts'
import { actionOf } from '../intents.ts'
import { FilterSearch, FilterTabs, useFilter } from '../lists/filter-controls.tsx'
import { ListPage } from '../lists/list-page.tsx'
import type { Route } from './+types/messages'
import { listMessages } from './calls.ts'
import { firstMessagePath, folderWords, hrefOfMessage, inboxFilters } from './inbox-filter.ts'
import { runMessageIntent } from './intents.ts'
import { MessageTable } from './message-table.tsx'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const inbox = await listMessages(request)
  const first = isFailure(inbox) ? undefined : inbox.items[0]
  if (first && request.url.endsWith(firstMessagePath))
    throw replace(hrefOfMessage(first._id, inboxFilters.parse(request.url)))
  return inbox
}

export const clientAction = actionOf(runMessageIntent)

const title = 'Messages'

export default function MessagesPage({ loaderData: inbox }: Route.ComponentProps) {
  const filter = useFilter(inboxFilters)
  return (
    <ListPage
      title={title}
      list={inbox}
      words={{
        loading: 'Loading messages',
        empty: filter.search ? 'No messages in this folder contain these words.' : folderWords[filter.folder].empty,
      }}
      add={
        <ButtonLink variant="outline" to={replySettingsPath}>
          Reply settings
        </ButtonLink>
      }
      begin={{ to: contactPath, text: 'See the contact form', isPublic: true }}
      above={
        <>
          <FilterTabs
            filters={inboxFilters}
            name="folder"
            label="Folders of messages"
            tabs={folderWords}
            toDo="unread"
            counts={isFailure(inbox) ? undefined : inbox.counts}
          />
          <FilterSearch
            filters={inboxFilters}
            label="Search by name, email or message"
            placeholder="Name or words"
            maxLength={limits.inboxSearch}
          />
        </>
      }
    >
      {(messages) => <MessageTable messages={messages} filter={filter} />}
    </ListPage>
  )
}

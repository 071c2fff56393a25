import { adminWording } from '#shared/wording/admin.ts'
import { isFailure } from '../api.ts'
import { ListPage } from '../lists/list-page.tsx'
import type { Route } from './+types/outbox'
import { decide, listEmails } from './calls.ts'
import { EmailTable } from './email-table.tsx'
import { Standing } from './standing.tsx'
import { StateTabs } from './state-tabs.tsx'
import { hrefOfState, states } from './states.ts'

export { onlyWhenDone as shouldRevalidate } from '../only-when-done.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => listEmails(request)

export const clientAction = ({ request }: Route.ClientActionArgs) => decide(request)

export default function OutboxPage({ loaderData: outbox }: Route.ComponentProps) {
  const state = isFailure(outbox) ? 'waiting' : outbox.state
  const { empty, about } = states[state]
  return (
    <ListPage
      title="Outbox"
      list={outbox}
      words={{ loading: 'Loading emails', empty, failed: adminWording.edit.loadFailed }}
      hrefOf={(page) => hrefOfState(state, page)}
      above={
        !isFailure(outbox) && (
          <>
            <Standing standing={outbox.standing} />
            <StateTabs counts={outbox.counts} current={state} />
            {about && outbox.items.length > 0 && <p>{about}</p>}
          </>
        )
      }
    >
      {(emails) => <EmailTable emails={emails} state={state} />}
    </ListPage>
  )
}

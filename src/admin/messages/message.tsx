import { redirect } from 'react-router'
import { wording } from '#shared/wording.ts'
import { isFailure } from '../api.ts'
import { Failed } from '../lists/failed.tsx'
import { PageHeading } from '../page-heading.tsx'
import type { Route } from './+types/message'
import { deleteMessage, findMessage, messagesPath } from './calls.ts'
import { Letter } from './letter.tsx'

export { onlyWhenDone as shouldRevalidate } from '../only-when-done.ts'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => findMessage(request, params.id)

export const clientAction = async ({ request }: Route.ClientActionArgs) => {
  const deletion = await deleteMessage(request)
  return deletion.alert ? deletion : redirect(messagesPath)
}

const back = { to: messagesPath, text: 'Back to messages' }

export default function MessageDetail({ loaderData: message }: Route.ComponentProps) {
  if (!isFailure(message)) return <Letter message={message} back={back} />
  return (
    <>
      <PageHeading title="Message" back={back} />
      <Failed text={wording.edit.loadFailed} reason={message.reason} />
    </>
  )
}

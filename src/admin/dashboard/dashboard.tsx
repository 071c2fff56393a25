import type { Dashboard as Standing } from '#shared/shapes/dashboard.ts'
import { adminApi, bodyOf, isFailure } from '../api.ts'
import { BackupNotice } from '../backup/backup-notice.tsx'
import { tellUnread } from '../messages/unread.ts'
import { MailNotice } from '../outbox/mail-notice.tsx'
import { permissionsOf } from '../own-account.ts'
import { PageHeading } from '../page-heading.tsx'
import { Readers } from '../readers/readers.tsx'
import type { Route } from './+types/dashboard'
import { Cards } from './cards.tsx'
import styles from './dashboard.module.css'
import { Launch } from './launch.tsx'
import { Needs } from './needs.tsx'

/** Without its numbers it still leads on. */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs): Promise<Standing> => {
  // Who it is for is asked anyway, by the frame around it.
  const [, body] = await Promise.all([permissionsOf(request), bodyOf(() => adminApi(request).dashboard.$get())])
  if (isFailure(body)) return {}
  if (body.messages) tellUnread(body.messages.unread)
  return body
}

export default function DashboardPage({ loaderData: standing }: Route.ComponentProps) {
  const { mail, backups, launch, readers } = standing
  return (
    <>
      <PageHeading title="Dashboard" />
      <div className={styles.page}>
        {mail && <MailNotice {...mail} />}
        <Cards {...standing} />
        <Needs {...standing} />
        {launch && <Launch steps={launch} />}
        {readers && <Readers opened={readers} />}
        {backups && <BackupNotice standing={backups} />}
      </div>
    </>
  )
}

import { dashboardPath } from '#shared/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import styles from './not-for-you.module.css'
import { PageHeading } from './page-heading.tsx'

export const NotForYou = ({ title }: { title: string }) => (
  <>
    <PageHeading title={title} />
    <div className={styles.words}>
      <p>This page is for administrators. Your account is for news and blogs.</p>
      <p>Do you need it? Ask an administrator to change your role.</p>
      <ButtonLink variant="outline" to={dashboardPath}>
        To the dashboard
      </ButtonLink>
    </div>
  </>
)

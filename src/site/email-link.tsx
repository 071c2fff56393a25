import { contact } from '#shared/content/frame.ts'
import { useSiteContent } from './site-content.ts'

/** A link to the organisation's email address. */
export const EmailLink = ({ className }: { className?: string | undefined }) => {
  const { email } = useSiteContent('contact', contact)
  return (
    <a className={className} href={`mailto:${email}`}>
      {email}
    </a>
  )
}

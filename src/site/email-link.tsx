import { contact } from '#shared/content/frame.ts'
import { useSiteContent } from './site-content.ts'

/** Where the organisation is written to. */
export const EmailLink = ({ className }: { className?: string | undefined }) => {
  const { email } = useSiteContent('contact', contact)
  return (
    <a className={className} href={`mailto:${email}`}>
      {email}
    </a>
  )
}

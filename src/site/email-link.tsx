import { contact } from '#shared/content/contact.ts'
import { useWords } from './words.ts'

/** Where the organisation is written to. */
export const EmailLink = ({ className }: { className?: string | undefined }) => {
  const { email } = useWords('contact', contact)
  return (
    <a className={className} href={`mailto:${email}`}>
      {email}
    </a>
  )
}

import { contact, isExampleContact } from '#shared/content/frame.ts'
import { phoneInGroups, telUrl } from '#shared/country/phone.ts'
import { contactPath } from '#shared/paths.ts'
import { useSiteContent } from './site-content.ts'

/** The organisation's email address; undefined while the site content still has the example. */
export const useEmail = () => {
  const details = useSiteContent('contact', contact)
  return isExampleContact(details) ? undefined : details.email
}

/** A link to the organisation's email address, or to the contact form while there is no address. */
export const EmailLink = ({ className }: { className?: string | undefined }) => {
  const email = useEmail()
  return email ? (
    <a className={className} href={`mailto:${email}`} translate="no">
      {email}
    </a>
  ) : (
    <a className={className} href={contactPath}>
      our contact form
    </a>
  )
}

/** A line with the organisation's phone number, if it has entered one. */
export const PhoneLine = () => {
  const { phone } = useSiteContent('contact', contact)
  return (
    phone && (
      <p>
        <a href={telUrl(phone)} translate="no">
          {phoneInGroups(phone)}
        </a>
      </p>
    )
  )
}

/** The end of a sentence that begins "Write to us": "at" the email address, or "through" the contact form. */
export const AtOurAddress = () => (
  <>
    {useEmail() ? 'at' : 'through'} <EmailLink />
  </>
)

import { contact } from '#shared/content/contact.ts'
import { useWords } from '../words.ts'

/** The other ways to reach us, once there are any. */
export const Reach = () => {
  const { phone, address } = useWords('contact', contact)
  return (
    <>
      {phone && (
        <p>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </p>
      )}
      {address.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  )
}

/** Phone numbers of the country in the international format (ITU-T E.164). */
import { country } from './country.ts'

const { callingCode, phone } = country

/** The number with the country code and without any other characters: 020 000 0000 becomes 233200000000 in Ghana. */
export const internationalDigits = (number: string) => {
  const digits = number.replace(/\D/g, '')
  if (number.trim().startsWith('+') || digits.startsWith(callingCode)) return digits
  return digits.startsWith('00') ? digits.slice(2) : callingCode + digits.replace(/^0/, '')
}

const digitGroups = phone.groups.map((digits) => `(\\d{${digits}})`).join('')

const national = new RegExp(`^${callingCode}(?!${phone.tollFree})${digitGroups}$`)

/** The number as people read it, however it was typed: 024 555 0101 or +233 24 555 0101. Short and foreign ones stay. */
export const phoneInGroups = (number: string) => {
  const groups = national.exec(internationalDigits(number))?.slice(1).join(' ')
  if (!groups) return number
  return (number.trim().startsWith('0') ? '0' : `+${callingCode} `) + groups
}

/** The address of a link that opens a chat with this number in WhatsApp, with a text to send. */
export const whatsappUrl = (number: string, text = '') =>
  `https://wa.me/${internationalDigits(number)}${text && `?text=${encodeURIComponent(text)}`}`

/** The address of a link that begins a text message to this number. */
export const smsUrl = (number: string, text: string) => `sms:${dialled(number)}?body=${encodeURIComponent(text)}`

/** The address of a link that calls this number or code: *170# becomes tel:*170%23. */
export const telUrl = (phone: string) => `tel:${phone.replace(/[^+*#\d]/g, '').replaceAll('#', '%23')}`

/** The digits of the number as a phone dials them, with a plus sign if it has one. */
const dialled = (phone: string) => phone.replace(/[^+\d]/g, '')

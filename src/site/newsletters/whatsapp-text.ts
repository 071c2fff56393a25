/** WhatsApp folds longer texts, and would hide the link. */
const longest = 600

type Newsletter = { subject: string; text: string; address: string }

/** A link that opens WhatsApp with the beginning of a newsletter; the reader chooses the recipient. */
export const whatsAppLink = ({ subject, text, address }: Newsletter) =>
  `https://wa.me/?text=${encodeURIComponent(`*${subject}*\n\n${shortened(text)}\n\n${address}`)}`

/** Cuts between words. Half of a surrogate pair would make the URL invalid. */
const shortened = (text: string) => {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  return `${cut
    .slice(0, Math.max(cut.lastIndexOf(' '), longest - 50))
    .toWellFormed()
    .trimEnd()}…`
}

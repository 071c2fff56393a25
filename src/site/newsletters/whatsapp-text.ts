/** Longer ones are folded away in a chat, and the link is what matters. */
const longest = 600

type Newsletter = { subject: string; text: string; address: string }

/** Opens WhatsApp with the beginning of a newsletter, ready to be sent to whomever one chooses. */
export const whatsAppLink = ({ subject, text, address }: Newsletter) =>
  `https://wa.me/?text=${encodeURIComponent(`*${subject}*\n\n${shortened(text)}\n\n${address}`)}`

/** Cut between words. Half of a sign made of two would make the link unusable. */
const shortened = (text: string) => {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  return `${cut
    .slice(0, Math.max(cut.lastIndexOf(' '), longest - 50))
    .toWellFormed()
    .trimEnd()}…`
}

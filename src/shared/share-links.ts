/** Links that share a page on social networks, WhatsApp first: nine in ten internet users in Ghana use it. */
export const shareLinks = (title: string, address: string) => {
  const words = encodeURIComponent(title)
  const link = encodeURIComponent(address)
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${words}%20${link}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { name: 'X (Twitter)', href: `https://x.com/intent/post?text=${words}&url=${link}` },
  ] as const
}

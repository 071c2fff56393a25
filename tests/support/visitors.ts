/** Visitors with one address each, because rate limits count per address. */
let count = 0

/** The site trusts the addresses that tests send. */
export const visitorSettings = { TRUST_PROXY: 'yes' }

export const nextVisitor = () => {
  count += 1
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
}

export const asVisitor = (address: string) => ({ 'X-Forwarded-For': address })

/** Visitors with an address each: the site counts for each address how often it sends. */
let count = 0

/** The site believes the addresses that tests name. */
export const visitorSettings = { TRUST_PROXY: 'yes' }

export const nextVisitor = () => {
  count += 1
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
}

export const asVisitor = (address: string) => ({ 'X-Forwarded-For': address })

/** How a text names one of our pictures: by the address of any of its files. */
import { ownAddress } from './stored-image.ts'

const pattern = new RegExp(`${ownAddress}([0-9a-z]{16})(?:-\\d{1,4}|-master)?\\.(?:webp|avif|jpg|png)`, 'g')

export const pictureIdsIn = (text: string) => [...new Set(Array.from(text.matchAll(pattern), ([, id = '']) => id))]

/** Undefined for the address of anything else. */
export const pictureIdOf = (address: string) => (address.startsWith(ownAddress) ? pictureIdsIn(address)[0] : undefined)

import { isInGhana } from '../country/country.ts'

/** Ghana’s own guidelines come before guides of other countries. Where we could not read them, the page says so. */
export const ownGuidelines = isInGhana ? 'We could not read Ghana’s own guidelines.' : ''

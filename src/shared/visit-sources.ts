/** The kinds of places from which visitors come (referrers). Only these are counted, never an address. */
export const visitSources = ['direct', 'search', 'whatsapp', 'facebook', 'social', 'email', 'website'] as const
export type VisitSource = (typeof visitSources)[number]

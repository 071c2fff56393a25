/** How somebody stands who asked for the newsletter; only who is confirmed is written to. */
export const subscriberStates = ['confirmed', 'waiting', 'bouncing', 'left'] as const
export type SubscriberState = (typeof subscriberStates)[number]

/** How they came. Of those who came before that was kept, nothing is known. */
export const subscriberSources = ['form', 'api', 'import', 'file'] as const
export type SubscriberSource = (typeof subscriberSources)[number]

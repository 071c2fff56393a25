/** The texts about being offline, for pages and the service worker. */
export const offlineWording = {
  title: 'Kept on this phone',
  offline: 'You are offline',
  unreachable: 'We cannot be reached',
  notCached: 'The page you asked for is not kept on this phone.',
  copy: (day: string) => `This is the copy that was kept on this phone on ${day}.`,
  cachedOn: (day: string) => `kept on ${day}`,
  waits: 'It waits for a network, then it is sent.',
  wasRefused: 'It was refused. Open any page of this site with a network to mend it.',
  seeWhatWaits: 'See what waits',
  tryAgain: 'Try again',
  discard: 'Discard',
  retry: 'Mend it',
  close: 'Close',
  noticeLabel: 'What was kept on this phone',
  waitedSince: (time: string) => `It had waited on this phone since ${time}.`,
  queued: {
    contact:
      'You are offline. Your message is kept on this phone. It will be sent as soon as there is a network, and you will be told here. Is somebody in danger? Call 112 now.',
    subscribe:
      'You are offline. Your address is kept on this phone. It will be sent as soon as there is a network, and you will be told here.',
  },
  requests: { contact: 'Your message', subscribe: 'Your subscription' },
} as const

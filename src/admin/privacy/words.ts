const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** "2 messages, 1 subscription and no letters". */
export const countsIn = ({ messages, subscribers, letters }: Record<'messages' | 'subscribers' | 'letters', number>) =>
  new Intl.ListFormat('en-GB').format([
    counted(messages, 'message', 'messages'),
    counted(subscribers, 'subscription', 'subscriptions'),
    counted(letters, 'letter', 'letters'),
  ])

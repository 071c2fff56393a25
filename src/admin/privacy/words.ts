const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

type Counts = Record<'messages' | 'subscribers' | 'letters' | 'invitations' | 'history', number>

/** "2 messages, 1 subscription and 0 letters". Few addresses were ever invited to run the site. */
export const countsIn = ({ messages, subscribers, letters, invitations, history }: Counts) =>
  new Intl.ListFormat('en-GB').format([
    counted(messages, 'message', 'messages'),
    counted(subscribers, 'subscription', 'subscriptions'),
    counted(letters, 'letter', 'letters'),
    ...(invitations > 0 ? [counted(invitations, 'invitation', 'invitations')] : []),
    ...(history > 0 ? [counted(history, 'line of the history', 'lines of the history')] : []),
  ])

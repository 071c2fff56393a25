/** As long as the name or the words are those that came with the site, nobody real stands behind them. */
export const isExampleVoice = ({ name, quote }: { name: string; quote: string }) =>
  /^Example \d$/.test(name) || quote.startsWith('Example text.')

export const isKeptPlace = ({ name }: { name: string }) => /^Team member \d$/.test(name)

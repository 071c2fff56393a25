/** Whether a voice or a team member is still the example that came with the site, and no real person. */
export const isExampleVoice = ({ name, quote }: { name: string; quote: string }) =>
  /^Example \d$/.test(name) || quote.startsWith('Example text.')

export const isPlaceholderMember = ({ name }: { name: string }) => /^Team member \d$/.test(name)

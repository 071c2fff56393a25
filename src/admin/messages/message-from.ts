export const messageFrom = ({ name }: { name: string }) => `the message from ${name}`

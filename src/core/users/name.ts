/** What colleagues call somebody: the name they chose, otherwise what stands before the @ of their address. */
export const displayNameOf = ({ name, email }: { name?: string | null | undefined; email: string }) =>
  name || (email.split('@')[0] ?? email)

/** The name that other users see: the chosen name, otherwise the part of the address before the @. */
export const displayNameOf = ({ name, email }: { name?: string | null | undefined; email: string }) =>
  name || (email.split('@')[0] ?? email)

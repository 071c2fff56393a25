import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Sending a form, like the one in the footer, changes nothing that a list or an article shows; asking with one does. */
export const onlyWhenReading = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' ? false : defaultShouldRevalidate

/** What an organisation may additionally require before an article is published in a form. */

/** The rules of a new organisation. Not with their schema, because the forms of articles load no zod. */
export const noRules = { needsSource: false, needsConsent: false }

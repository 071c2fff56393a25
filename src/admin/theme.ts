/**
 * The theme of the admin area on this device: dark mode, light mode, or that of the device, stored in localStorage.
 */

const key = 'theme'
export const themes: Record<string, string> = { '': 'Same as this device', light: 'Light', dark: 'Dark' }

export const savedTheme = () => localStorage.getItem(key) ?? ''

const conditions: Record<string, string> = { '': '(prefers-color-scheme: dark)', light: 'not all', dark: 'all' }
const replaced = new Set<MediaList>()

/** Shows a page as on a device in light or dark: the conditions in its style sheets are replaced. */
export const showIn = (theme: string, shown: Document) => {
  for (const { cssRules } of [...shown.styleSheets, ...shown.adoptedStyleSheets]) replaceConditions(cssRules, theme)
  shown.documentElement.style.colorScheme = theme
}

const replaceConditions = (rules: CSSRuleList, theme: string) => {
  for (const { media, cssRules } of rules as Iterable<Partial<CSSMediaRule>>) {
    if (media?.mediaText.includes('prefers-color-scheme: dark')) replaced.add(media)
    if (media && replaced.has(media)) media.mediaText = conditions[theme] ?? ''
    if (cssRules) replaceConditions(cssRules, theme)
  }
}

export const applyTheme = (theme: string) => showIn(theme, document)

export const saveTheme = (theme: string) => {
  if (theme) localStorage.setItem(key, theme)
  else localStorage.removeItem(key)
  applyTheme(theme)
}

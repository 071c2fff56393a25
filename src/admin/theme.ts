/**
 * The theme of the admin area on this device: dark mode, light mode, or that of the device, stored in localStorage.
 * `theme.css` has the colours.
 */

const key = 'theme'
export const themes: Record<string, string> = { '': 'Same as this device', light: 'Light', dark: 'Dark' }

export const savedTheme = () => localStorage.getItem(key) ?? ''

/** Applies the choice to the page; theme.css has the colours. */
export const applyTheme = (theme: string) => {
  if (theme) document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
}

export const saveTheme = (theme: string) => {
  if (theme) localStorage.setItem(key, theme)
  else localStorage.removeItem(key)
  applyTheme(theme)
}

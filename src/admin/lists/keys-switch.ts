/** Single keys disturb whoever speaks to a computer, or hits keys by mistake: each device remembers. */
const name = 'list-keys'

export const areKeysOn = () => localStorage.getItem(name) !== 'off'

export const keepKeysOn = (isOn: boolean) => (isOn ? localStorage.removeItem(name) : localStorage.setItem(name, 'off'))

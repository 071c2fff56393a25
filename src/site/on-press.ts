/**
 * Calls the handler with the name of the pressed button. A press that `lazy-scripts.ts` holds until the script has arrived is
 * prevented, and comes again.
 */
export const onPress = (handlers: Record<string, (pressed: HTMLButtonElement) => unknown>) =>
  addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest('button')
    if (pressed && !event.defaultPrevented) handlers[pressed.name]?.(pressed)
  })

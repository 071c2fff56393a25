/** Pages and the service worker tell each other when the errands on this phone change. */
const channel = 'voima-errands'

export const tellOfChange = () => {
  const teller = new BroadcastChannel(channel)
  teller.postMessage('changed')
  teller.close()
}

/** Calls back whenever the errands change, in this page, another one or the worker. Gives back how to stop it. */
export const onErrands = (notice: () => void) => {
  const ear = new BroadcastChannel(channel)
  ear.onmessage = notice
  return () => ear.close()
}

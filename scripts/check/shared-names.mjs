/** The exported names that may be declared in more than one file of src. */

/** React Router and the migrations require these names. */
export const frameworkNames = [
  ...['loader', 'clientLoader', 'action', 'clientAction', 'middleware', 'clientMiddleware', 'shouldRevalidate'],
  ...['meta', 'headers', 'links', 'handle', 'Layout', 'ErrorBoundary', 'HydrateFallback', 'default'],
  ...['up', 'down'],
]

/** Other exceptions, each with its reason. */
export const namedExceptions = {}

export const mostExceptions = 15

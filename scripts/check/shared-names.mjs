/** The exported names that may stand in more than one file of src. */

/** React Router and the migrations ask for these. */
export const frameworkNames = [
  ...['loader', 'clientLoader', 'action', 'clientAction', 'middleware', 'clientMiddleware', 'shouldRevalidate'],
  ...['meta', 'headers', 'links', 'handle', 'Layout', 'ErrorBoundary', 'HydrateFallback', 'default'],
  ...['up', 'down'],
]

/** Others, each with its reason. */
export const namedExceptions = {}

export const mostExceptions = 15

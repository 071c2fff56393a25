/** The paths of all pages, from `src/routes.ts`, such as `/ask/:code`. */
import routes from '../../src/routes.ts'

type Route = { path?: string | undefined; children?: Route[] | undefined }

const pathsIn = (all: Route[], parent = ''): string[] =>
  all.flatMap(({ path, children = [] }) => {
    const full = path ? `${parent}/${path}` : parent
    return [...(path ? [full] : []), ...pathsIn(children, full)]
  })

export const pagePaths = pathsIn(routes as Route[])

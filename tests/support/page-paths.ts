/** The routes of all pages, from `src/routes.ts`: the path, such as `/ask/:code`, and the file. */
import routes from '../../src/routes.ts'

type Route = { path?: string | undefined; file: string; children?: Route[] | undefined }

const routesIn = (all: Route[], parent = ''): { path: string; file: string }[] =>
  all.flatMap(({ path, file, children = [] }) => {
    const full = path ? `${parent}/${path}` : parent
    return [...(path ? [{ path: full, file }] : []), ...routesIn(children, full)]
  })

export const pageRoutes = routesIn(routes as Route[])
export const pagePaths = pageRoutes.map(({ path }) => path)

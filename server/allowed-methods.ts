import type { MiddlewareHandler } from 'hono'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { Env } from './host.ts'

export type AllowedMethods = {
  allow: string
  has(method: string): boolean
  /** Whether a page answers here, which can say itself what it does not take. */
  isPage: boolean
}

type Routes = ServerBuild['routes']

/** What the routes of a build answer to, by path. A method that nothing here has is refused before it reaches them. */
export function methodsOfRoutes(routes: Routes): (pathname: string) => AllowedMethods {
  const tree = treeBelow(routes, undefined)
  return (pathname) => {
    const path = pathname.replace(/\/_(?:root)?\.data$/, '/').replace(/\.data$/, '')
    const leaf = matchRoutes(tree, path)?.at(-1)?.route.id
    const module = leaf === undefined ? undefined : routes[leaf]?.module
    const isPage = module?.default !== undefined
    const methods = [
      ...(isPage || module?.loader ? ['GET', 'HEAD'] : []),
      ...(module?.action ? ['POST'] : []),
    ]
    return { allow: methods.join(', '), has: (method) => methods.includes(method), isPage }
  }
}

function treeBelow(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index } = route
    if (index) return [{ id, index: true }]
    return [{ id, ...(path !== undefined && { path }), children: treeBelow(routes, id) }]
  })
}

const METHODS = new Set(['GET', 'HEAD', 'POST'])

/** Answers 405, with what is allowed, to methods that nothing here has; `load` is asked again while developing. */
export function refuseMethods(
  load: () => Promise<ServerBuild>,
  isProduction: boolean,
): MiddlewareHandler<Env> {
  const read = async () => methodsOfRoutes((await load()).routes)
  let known: ReturnType<typeof read> | undefined
  return async (c, next) => {
    const { method } = c.req
    if (method === 'GET' || method === 'HEAD') return next()
    if (!isProduction || !known) known = read()
    const methods = (await known)(new URL(c.req.url).pathname)
    const { allow } = methods
    if (!METHODS.has(method)) return c.text('There is no such method here.', 405, { allow })
    if (!methods.has(method) && !methods.isPage) return c.text('Nothing can be sent here.', 405, { allow })
    await next()
    if (c.res.status === 405) c.res.headers.set('allow', allow)
  }
}

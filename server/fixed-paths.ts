import type { ServerBuild } from 'react-router'

/** The paths at which a page or an answer always stands, whatever is stored: those without a parameter. */
export function fixedPathsOf(routes: ServerBuild['routes']): ReadonlySet<string> {
  const pathOf = (id: string): string => {
    const route = routes[id]
    if (!route) return ''
    const above = route.parentId === undefined ? '' : pathOf(route.parentId)
    // The root's own path is empty.
    return route.path ? `${above}/${route.path}` : above
  }
  return new Set(
    Object.keys(routes)
      .map((id) => pathOf(id) || '/')
      .filter((path) => !/[:*]/.test(path)),
  )
}

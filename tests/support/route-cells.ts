import routes from '#app/routes.ts'

type Route = { path?: string; index?: boolean; file: string; children?: Route[]; id?: string }

export type RouteCell = {
  /** With parameters filled in by an id that nothing has. */
  path: string
  pattern: string
  /** Where forms are sent to: an index route is told from the layout around it by `?index`. */
  actionPath: string
  /** As the router knows it. */
  id: string
  access: 'open' | 'member' | 'staff'
  /** Of its module, below app/. */
  file: string
}

const GUARDS: Readonly<Record<string, RouteCell['access']>> = {
  'routes/members/layout.tsx': 'member',
  'routes/staff/layout.tsx': 'staff',
}

/** Every route of the product, and whom the layout above it lets in. */
export function cellsOfRouter(): RouteCell[] {
  const flat = (list: readonly Route[], access: RouteCell['access']): RouteCell[] =>
    list.flatMap((route) => {
      if (route.children) return flat(route.children, GUARDS[route.file] ?? access)
      const pattern = `/${route.path ?? ''}`
      const path = pattern
        .replace(/:\w+\??/g, '018f0000-0000-7000-8000-000000000000')
        .replace('*', 'no/such/path')
      const actionPath = route.index ? `${path}?index` : path
      return [
        {
          path,
          pattern,
          actionPath,
          id: route.id ?? route.file.replace(/\.\w+$/, ''),
          access,
          file: route.file,
        },
      ]
    })
  return flat(routes, 'open')
}

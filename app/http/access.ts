/** Who may use a route. Every route module exports it as `handle`; a test walks the route table and fails on one without. */
export type RouteHandle = {
  /** `open`: everybody. `member`: signed in. The action of an open route may still ask for a member. */
  access: 'open' | 'member'
}

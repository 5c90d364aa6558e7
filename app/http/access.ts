/** Who may use a route. Every route module exports it as `handle`; a test walks the route table and fails on one without. */
export type RouteHandle = {
  /**
   * `open`: everybody. `member`: signed in. `staff`: below routes/staff/layout.tsx, for whoever runs the blog. The action of
   * an open route may still ask for a member.
   */
  access: 'open' | 'member' | 'staff'
  /**
   * A page to be read: it comes without the application's scripts, for everybody. Links, forms and menus work
   * natively, and `app/enhance/` does the rest. Its path belongs into `features/site/reading-paths.ts`.
   */
  isReading?: boolean
}

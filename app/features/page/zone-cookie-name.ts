/** The member's time zone, as their browser names it: "Europe/London". */
export const ZONE_COOKIE = 'time_zone'

import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Shield from 'lucide-react/icons/shield'

/** The places of the staff area, in the order of its navigation. */
export const STAFF_LINKS = [
  { href: '/blog-admin/dashboard', label: 'Dashboard', Icon: LayoutDashboard },
  { href: '/blog-admin/second-factor', label: 'Your sign-in', Icon: Shield },
] as const

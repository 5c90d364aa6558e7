import CornerDownRight from 'lucide-react/icons/corner-down-right'
import FileText from 'lucide-react/icons/file-text'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import PanelsTopLeft from 'lucide-react/icons/panels-top-left'
import Shield from 'lucide-react/icons/shield'

/** The places of the staff area, in the order of its navigation. */
export const STAFF_LINKS = [
  { href: '/blog-admin/dashboard', label: 'Dashboard', Icon: LayoutDashboard },
  { href: '/blog-admin/posts', label: 'Posts', Icon: FileText },
  { href: '/blog-admin/pages', label: 'Pages', Icon: PanelsTopLeft },
  { href: '/blog-admin/redirects', label: 'Redirects', Icon: CornerDownRight },
  { href: '/blog-admin/second-factor', label: 'Your sign-in', Icon: Shield },
] as const

import CornerDownRight from 'lucide-react/icons/corner-down-right'
import FileText from 'lucide-react/icons/file-text'
import Flag from 'lucide-react/icons/flag'
import FolderTree from 'lucide-react/icons/folder-tree'
import Inbox from 'lucide-react/icons/inbox'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Newspaper from 'lucide-react/icons/newspaper'
import PanelsTopLeft from 'lucide-react/icons/panels-top-left'
import PenLine from 'lucide-react/icons/pen-line'
import Settings from 'lucide-react/icons/settings'
import Shield from 'lucide-react/icons/shield'
import Users from 'lucide-react/icons/users'

/** The places of the staff area, in the order of its navigation. */
export const STAFF_LINKS = [
  { href: '/blog-admin/dashboard', label: 'Dashboard', Icon: LayoutDashboard },
  { href: '/blog-admin/posts', label: 'Posts', Icon: FileText },
  { href: '/blog-admin/pages', label: 'Pages', Icon: PanelsTopLeft },
  { href: '/blog-admin/redirects', label: 'Redirects', Icon: CornerDownRight },
  { href: '/blog-admin/authors', label: 'Authors', Icon: PenLine },
  { href: '/blog-admin/categories', label: 'Categories', Icon: FolderTree },
  { href: '/blog-admin/settings', label: 'Blog settings', Icon: Settings },
  { href: '/blog-admin/newsletter', label: 'Newsletter', Icon: Newspaper },
  { href: '/blog-admin/reports', label: 'Reports', Icon: Flag },
  { href: '/blog-admin/messages', label: 'Messages', Icon: Inbox },
  { href: '/blog-admin/staff', label: 'Staff', Icon: Users },
  { href: '/blog-admin/second-factor', label: 'Your sign-in', Icon: Shield },
] as const

import FolderTree from 'lucide-react/icons/folder-tree'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import PenLine from 'lucide-react/icons/pen-line'
import Shield from 'lucide-react/icons/shield'

/** The places of the staff area, in the order of its navigation. */
export const STAFF_LINKS = [
  { href: '/blog-admin/dashboard', label: 'Dashboard', Icon: LayoutDashboard },
  { href: '/blog-admin/authors', label: 'Authors', Icon: PenLine },
  { href: '/blog-admin/categories', label: 'Categories', Icon: FolderTree },
  { href: '/blog-admin/second-factor', label: 'Your sign-in', Icon: Shield },
] as const

import type { LucideIcon } from 'lucide-react'
import { mayDo, type StaffCommand, type StaffRank } from '#app/domain/staff/ranks.ts'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import ChartColumn from 'lucide-react/icons/chart-column'
import CornerDownRight from 'lucide-react/icons/corner-down-right'
import FileText from 'lucide-react/icons/file-text'
import Flag from 'lucide-react/icons/flag'
import FolderTree from 'lucide-react/icons/folder-tree'
import Inbox from 'lucide-react/icons/inbox'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Mail from 'lucide-react/icons/mail'
import Newspaper from 'lucide-react/icons/newspaper'
import PanelsTopLeft from 'lucide-react/icons/panels-top-left'
import PenLine from 'lucide-react/icons/pen-line'
import Send from 'lucide-react/icons/send'
import Settings from 'lucide-react/icons/settings'
import Server from 'lucide-react/icons/server'
import Shield from 'lucide-react/icons/shield'
import Trash from 'lucide-react/icons/trash-2'
import Users from 'lucide-react/icons/users'
import { STAFF_SYSTEM } from './staff-paths.ts'

type StaffLink = { href: string; label: string; Icon: LucideIcon; needs?: StaffCommand }

/** Pages of the staff area, in the order of the navigation. */
const STAFF_LINKS: readonly StaffLink[] = [
  { href: '/blog-admin/dashboard', label: 'Dashboard', Icon: LayoutDashboard },
  { href: '/blog-admin/posts', label: 'Posts', Icon: FileText },
  { href: '/blog-admin/figures', label: 'Figures', Icon: ChartColumn },
  { href: '/blog-admin/pages', label: 'Pages', Icon: PanelsTopLeft, needs: 'write-content' },
  { href: '/blog-admin/bin', label: 'Bin', Icon: Trash, needs: 'write-content' },
  { href: '/blog-admin/redirects', label: 'Redirects', Icon: CornerDownRight, needs: 'write-content' },
  { href: '/blog-admin/import', label: 'Import and export', Icon: ArrowLeftRight, needs: 'move-blog' },
  { href: '/blog-admin/authors', label: 'Authors', Icon: PenLine, needs: 'write-content' },
  { href: '/blog-admin/categories', label: 'Categories', Icon: FolderTree, needs: 'write-content' },
  { href: '/blog-admin/settings', label: 'Blog settings', Icon: Settings, needs: 'change-settings' },
  { href: '/blog-admin/letters', label: 'Letters', Icon: Send, needs: 'send-letters' },
  { href: '/blog-admin/newsletter', label: 'Newsletter', Icon: Newspaper, needs: 'read-subscribers' },
  { href: '/blog-admin/reports', label: 'Reports', Icon: Flag, needs: 'answer-reports' },
  { href: '/blog-admin/messages', label: 'Messages', Icon: Inbox, needs: 'read-messages' },
  { href: '/blog-admin/staff', label: 'Staff', Icon: Users },
  { href: '/blog-admin/mail', label: 'Mail', Icon: Mail, needs: 'see-system' },
  { href: STAFF_SYSTEM, label: 'System', Icon: Server, needs: 'see-system' },
  { href: '/blog-admin/second-factor', label: 'Your sign-in', Icon: Shield },
]

/** The pages that this rank may open. */
export const staffLinksOf = (rank: StaffRank): StaffLink[] =>
  STAFF_LINKS.filter(({ needs }) => needs === undefined || mayDo(rank, needs))

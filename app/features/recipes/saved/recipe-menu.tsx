import ChefHat from 'lucide-react/icons/chef-hat'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileText from 'lucide-react/icons/file-text'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { Form, Link } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { opensDialog } from '#app/ui/invokers.ts'
import { Menu, MenuButton } from '#app/ui/menu.tsx'
import text from '#app/ui/text.module.css'
import styles from './recipe-menu.module.css'
import menu from '#app/ui/menu.module.css'

export const DELETE_DIALOG = 'delete-recipe'

/** What an owner can do with a recipe, beyond cooking and sharing it. */
export function RecipeMenu({ recipeId, isPremium }: { recipeId: string; isPremium: boolean }) {
  const exportPath = (format: string) => `/recipes/export?${new URLSearchParams({ id: recipeId, format })}`
  return (
    <>
      <MenuButton
        menuId="recipe-menu"
        className={buttonClass({ variant: 'quiet', isIcon: true }, styles.button)}
        aria-label="More"
      >
        <Ellipsis className={text.icon} aria-hidden />
      </MenuButton>
      <Menu id="recipe-menu" label="More">
        {isPremium && (
          <>
            <Link to={`/recipes/${recipeId}/edit`}>
              <Pencil className={text.icon} aria-hidden />
              Edit
            </Link>
            <Form method="post">
              <button name="intent" value="duplicate">
                <Copy className={text.icon} aria-hidden />
                Duplicate
              </button>
            </Form>
            <hr />
          </>
        )}
        <a href={exportPath('json')} download>
          <Download className={text.icon} aria-hidden />
          Download as JSON
        </a>
        <a href={exportPath('text')} download>
          <FileText className={text.icon} aria-hidden />
          Download as text
        </a>
        <a href={exportPath('cooklang')} download>
          <ChefHat className={text.icon} aria-hidden />
          Download as Cooklang
        </a>
        <hr />
        <button className={menu.risk} {...opensDialog(DELETE_DIALOG)}>
          <Trash className={text.icon} aria-hidden />
          Delete
        </button>
      </Menu>
    </>
  )
}

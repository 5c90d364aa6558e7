/** What authors and categories are called in the staff area, and where their pages stand. */
export const TAXONOMY_WORDS = {
  author: { one: 'Author', many: 'Authors', path: '/blog-admin/authors' },
  category: { one: 'Category', many: 'Categories', path: '/blog-admin/categories' },
} as const

export type Taxonomy = keyof typeof TAXONOMY_WORDS

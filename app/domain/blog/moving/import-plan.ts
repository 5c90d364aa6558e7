import type { LeftOut, MovedBlog } from './moved-blog.ts'

/** Uploaded and being read; read, or refused; being imported; all in, or given up on the way. */
export type ImportStatus = 'reading' | 'read' | 'refused' | 'running' | 'done' | 'failed'

export type ImportOptions = {
  /** Pictures that the file does not hold are fetched from where they are. */
  fetchesPictures: boolean
  /** Address of the old site, where the file does not say it. */
  site: string | null
  /** Old paths at which a page of this site stands: no redirect is made from them. */
  fixedPaths: string[]
}

type Count = { toMake: number; alreadyThere: number }

/** What an import would do, before it does anything. */
export type ImportPlan = {
  source: MovedBlog['source']
  site: string | null
  posts: Count
  pages: Count
  authors: Count
  categories: Count
  redirects: number
  pictures: { inFile: number; elsewhere: number }
  /** Hosts of pictures that are not in the file, most first. */
  hosts: string[]
  /** First titles of what would be made. */
  titles: string[]
  leftOut: LeftOut[]
  leftOutCount: number
}

/** What an import has done so far. */
export type ImportResult = {
  total: number
  done: number
  made: {
    posts: number
    pages: number
    authors: number
    categories: number
    pictures: number
    redirects: number
  }
  alreadyThere: number
  leftOut: LeftOut[]
  leftOutCount: number
}

/** Lists of a report end here: what follows is counted. */
export const MOST_LEFT_OUT_NAMED = 200

import { writeFile } from 'node:fs/promises'
import { readImport, readPage } from '#app/domain/recipe/import-recipes.ts'
import { photoInside, readImportFile } from '#app/domain/recipe/read-import-file.ts'
import { answerTasks } from './answer-tasks.server.ts'
import type { ReaderTask } from './reader.ts'

/** The process that reads input from outside. Node runs this file directly (types stripped), even beside a bundle. */

// If the machine runs out of memory, the kernel kills this process instead of the server.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => {})

answerTasks<ReaderTask>(async (task) => {
  switch (task.kind) {
    case 'text':
      return readImport(task.given.text)
    case 'page':
      return readPage(task.given.text)
    case 'file':
      return readImportFile(task.given.bytes, task.given.name)
    case 'photo':
      return photoInside(task.given.bytes)
    case 'blog': {
      // Loaded on demand: members never need the blog reader.
      const { readExport } = await import('#app/domain/blog/moving/read-export.ts')
      return readExport(task.given.bytes, task.given.site)
    }
  }
})

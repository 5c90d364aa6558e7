/** `npm run bench|foods|kitchen|seed|setup -- NAME …`: runs one command of a group in a process of its own. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { COMMAND_GROUPS, commandOf } from './command-groups.ts'
import { endWith } from './needed-folder.ts'

const [groupName = '', ...args] = process.argv.slice(2)
const group = COMMAND_GROUPS[groupName]
if (!group) endWith(`usage: node scripts/group.ts ${Object.keys(COMMAND_GROUPS).join('|')} …`)
const command = commandOf(group, args)
if (!command) endWith(`usage: npm run ${groupName} -- ${Object.keys(group.files).join('|')} …`)

const child = spawn(process.execPath, [join(import.meta.dirname, '..', command.file), ...command.args], {
  stdio: 'inherit',
})
// Ctrl-C reaches both processes: this one waits for the other's end.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.once('close', (code) => process.exit(code ?? 1))

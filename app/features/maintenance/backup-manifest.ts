import { z } from 'zod'

/** The last file of a backup: what it holds, and by which checksums to know it. */
export const MANIFEST_PATH = 'manifest.json'
const FORMAT = 1

const entrySchema = z.object({
  path: z.string(),
  sizeBytes: z.number().int().min(0),
  /** SHA-256, in hexadecimal digits. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

export const manifestSchema = z.object({
  format: z.literal(FORMAT, 'This backup has a format that this version of Mealwright does not read.'),
  /** Of Mealwright, from package.json. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  database: z.object({
    /** `embedded`: the folder of PGlite, as a tar archive. `postgresql`: what `pg_dump --format=custom` writes. */
    kind: z.enum(['embedded', 'postgresql']),
    path: z.enum(['database.tar', 'database.pgdump']),
    /** What `server_version` says. */
    engineVersion: z.string(),
    /** The migrations it has had, by the time in milliseconds that names each. */
    migrations: z.array(z.number()),
  }),
  /** `s3`: the files stay where they are; `files.txt` names them. */
  files: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('folder'), count: z.number().int() }),
    z.object({ kind: z.literal('s3'), endpoint: z.string(), bucket: z.string(), count: z.number().int() }),
  ]),
  /** False where AUTH_SECRET is a setting: then whoever keeps the settings keeps it. */
  hasSecrets: z.boolean(),
  entries: z.array(entrySchema),
})

export type BackupManifest = z.output<typeof manifestSchema>
export type BackupEntry = z.output<typeof entrySchema>

export const newManifest = (facts: Omit<BackupManifest, 'format'>): BackupManifest => ({
  format: FORMAT,
  ...facts,
})

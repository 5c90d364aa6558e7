/**
 * The commands of package.json that are several: `npm run bench -- soak --minutes 3` runs `bench/soak.ts` with the rest of
 * the arguments. `usual` runs if no name is given; where it `takesAny`, also if the first argument is no name.
 */
type CommandGroup = {
  usual?: { file: string; takesAny: boolean }
  /** By name, the file that runs. */
  files: Readonly<Record<string, string>>
}

export const COMMAND_GROUPS: Readonly<Record<string, CommandGroup>> = {
  bench: {
    usual: { file: 'bench/run.ts', takesAny: false },
    files: {
      blog: 'bench/blog.ts',
      community: 'bench/community.ts',
      faults: 'scripts/faults.ts',
      'first-visit': 'bench/first-visit.ts',
      food: 'bench/food.ts',
      letters: 'bench/letters.ts',
      lighthouse: 'bench/lighthouse.ts',
      'planning-lives': 'bench/planning-lives.ts',
      plans: 'bench/plans.ts',
      relay: 'bench/relay.ts',
      soak: 'bench/soak.ts',
    },
  },
  foods: {
    usual: { file: 'scripts/foods-table.ts', takesAny: true },
    files: {
      english: 'scripts/english-words.ts',
      ids: 'scripts/food-ids.ts',
      import: 'scripts/foods-import.ts',
      names: 'scripts/name-words.ts',
      pack: 'scripts/usda-vocabulary.ts',
    },
  },
  kitchen: {
    usual: { file: 'scripts/kitchen.ts', takesAny: true },
    files: {
      measure: 'scripts/kitchen-check.ts',
      plates: 'scripts/plates-sheet.ts',
      samples: 'scripts/kitchen-samples.ts',
    },
  },
  seed: { files: { blog: 'scripts/seed-blog.ts', community: 'scripts/seed-community.ts' } },
  setup: { files: { staff: 'scripts/staff-create.ts', stripe: 'scripts/stripe-setup.ts' } },
}

/** The file and the arguments that a group's arguments mean; null if they name nothing. */
export function commandOf(
  { usual, files }: CommandGroup,
  args: readonly string[],
): { file: string; args: readonly string[] } | null {
  const [name, ...rest] = args
  const named = name !== undefined && Object.hasOwn(files, name) ? files[name] : undefined
  if (named !== undefined) return { file: named, args: rest }
  if (usual && (name === undefined || name.startsWith('-') || usual.takesAny))
    return { file: usual.file, args }
  return null
}

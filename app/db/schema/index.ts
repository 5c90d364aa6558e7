export * from './members.ts'
export * from './models.ts'
export * from './recipes.ts'
export * from './usage.ts'

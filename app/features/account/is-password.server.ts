type Hashing = {
  hash(password: string): Promise<string>
  verify(given: { hash: string; password: string }): Promise<boolean>
}
type Found = { accounts: readonly { providerId: string; password?: string | null | undefined }[] }
type AuthLike = {
  $context: Promise<{
    password: Hashing
    internalAdapter: {
      findUserByEmail(email: string, options: { includeAccounts: boolean }): Promise<Found | null>
    }
  }>
}

/** Whether a password is an account's, without signing in. An address that nobody has takes as long. */
export async function isPassword(
  auth: AuthLike,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const context = await auth.$context
  const found = await context.internalAdapter.findUserByEmail(email, { includeAccounts: true })
  const hash = found?.accounts.find(({ providerId }) => providerId === 'credential')?.password
  if (hash) return context.password.verify({ hash, password })
  await context.password.hash(password)
  return false
}

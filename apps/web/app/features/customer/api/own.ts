// What one person sees is kept under one key.
/** Everything of one person begins with this key, so that signing in as another starts empty. */
export const own = (userId: string, ...rest: unknown[]) => ['customer', userId, ...rest] as const

/** Asks again for everything that a change of one delivery touches. */
export const ownKey = (userId: string) => own(userId)

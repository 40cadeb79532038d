// Query keys of one person's data.
/** Key prefix of one person's data, so another sign-in starts empty. */
export const customerKey = (userId: string, ...rest: unknown[]) => ['customer', userId, ...rest] as const

/** Key of everything that a change to a delivery affects. */
export const ownKey = (userId: string) => customerKey(userId)

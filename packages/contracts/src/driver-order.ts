// The order of stops that a driver wants, laid over the route as it is now. Pure: phone and server read it alike.

export interface StopAhead {
  orderId: string
  /** Dispatch fixed its place. */
  isLocked: boolean
}

export interface MergedOrder {
  orderIds: string[]
  /** A stop keeps its place although the driver moved it, or another past it. */
  isHeld: boolean
}

/**
 * The stops ahead as the driver wants them. What the driver did not know of follows the stop that it follows now; no stop
 * passes one that is locked.
 */
export function mergeOrder(ahead: readonly StopAhead[], wanted: readonly string[]): MergedOrder {
  const known = new Set(ahead.map(({ orderId }) => orderId))
  const merged = wanted.filter((orderId) => known.has(orderId))
  const placed = new Set(merged)
  for (const [index, { orderId }] of ahead.entries()) {
    if (placed.has(orderId)) continue
    // The one before it is placed by now; without one it comes first.
    const before = ahead[index - 1]
    merged.splice(before ? merged.indexOf(before.orderId) + 1 : 0, 0, orderId)
    placed.add(orderId)
  }
  const sections = sectionsOf(ahead)
  const orderIds = merged.toSorted((a, b) => (sections.get(a) ?? 0) - (sections.get(b) ?? 0))
  return { orderIds, isHeld: orderIds.some((orderId, index) => orderId !== merged[index]) }
}

/** Locked stops part the route: even numbers are the stretches between them, odd ones the locked stops. */
function sectionsOf(ahead: readonly StopAhead[]): Map<string, number> {
  let section = 0
  return new Map(
    ahead.map(({ orderId, isLocked }) => {
      if (!isLocked) return [orderId, section] as const
      section += 2
      return [orderId, section - 1] as const
    }),
  )
}

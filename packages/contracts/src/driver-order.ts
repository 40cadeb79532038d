// Merges the sequence that a driver wants into the current route. Pure, shared by phone and server.

export interface StopAhead {
  orderId: string
  /** True when dispatch fixed its position. */
  isLocked: boolean
}

export interface MergedOrder {
  orderIds: string[]
  /** True when a stop kept its position although the driver moved it, or another past it. */
  isHeld: boolean
}

/**
 * The stops ahead in the driver's sequence. Stops unknown to the driver stay after their current predecessor;
 * no stop passes a locked one.
 */
export function mergeOrder(ahead: readonly StopAhead[], sequence: readonly string[]): MergedOrder {
  const aheadIds = new Set(ahead.map(({ orderId }) => orderId))
  const merged = sequence.filter((orderId) => aheadIds.has(orderId))
  const mergedIds = new Set(merged)
  for (const [index, { orderId }] of ahead.entries()) {
    if (mergedIds.has(orderId)) continue
    // The stop follows its present predecessor, which is merged already, or comes first.
    const before = ahead[index - 1]
    merged.splice(before ? merged.indexOf(before.orderId) + 1 : 0, 0, orderId)
    mergedIds.add(orderId)
  }
  const sections = sectionsOf(ahead)
  const orderIds = merged.toSorted((a, b) => (sections.get(a) ?? 0) - (sections.get(b) ?? 0))
  return { orderIds, isHeld: orderIds.some((orderId, index) => orderId !== merged[index]) }
}

/** Locked stops divide the route: even numbers are the stretches between, odd ones the locked stops. */
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

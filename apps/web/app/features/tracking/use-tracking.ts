// Follows a delivery: fetch at once, live push, refetch every 30 s, and a clock between responses.
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { trackingResponse, trackingTopic, type TrackingResponse } from '@dropwise/contracts'
import { trackingKey, trackingQuery } from '../../lib/data/tracking.ts'
import { supabase } from '../../lib/supabase.ts'

export interface Followed {
  query: UseQueryResult<TrackingResponse>
  /** True while connected for live updates. */
  isLive: boolean
}

/** Follows the delivery while mounted. Connects after the first response is painted. */
export function useTracking(number: string): Followed {
  const queries = useQueryClient()
  const query = useQuery(trackingQuery(number))
  const [isLive, setLive] = useState(false)
  // `demo` is an alias: the channel uses the real number.
  const trueNumber = query.data?.trackingNumber

  useEffect(() => {
    if (!trueNumber) return
    let isUnmounted = false
    let leave = () => {}
    async function listen(topic: string): Promise<void> {
      const client = await supabase()
      if (isUnmounted) return
      const channel = client.channel(topic, { config: { private: true } })
      channel
        .on('broadcast', { event: 'update' }, ({ payload }) => {
          const answer = trackingResponse.safeParse(payload)
          const cached = queries.getQueryData<TrackingResponse>(trackingKey(number))
          // Pushed data is the same for all listeners and lacks the exact door, so keep the known one.
          if (answer.success && !cached?.destination.isExact)
            queries.setQueryData(trackingKey(number), answer.data)
          else void queries.invalidateQueries({ queryKey: trackingKey(number) })
        })
        .subscribe((status) => {
          if (!isUnmounted) setLive(status === 'SUBSCRIBED')
        })
      leave = () => void client.removeChannel(channel)
    }
    // Without a connection the page refreshes every 30 s.
    listen(trackingTopic(trueNumber)).catch(() => setLive(false))
    return () => {
      isUnmounted = true
      leave()
    }
  }, [trueNumber, number, queries])
  return { query, isLive }
}

/** The day's clock, advanced since the response; updated every 10 s. */
export function useAnswerClock(answer: TrackingResponse | undefined, answeredAt: number): Date {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000)
    return () => clearInterval(timer)
  }, [])
  if (!answer) return new Date(now)
  return new Date(Date.parse(answer.clock) + Math.max(0, now - answeredAt))
}

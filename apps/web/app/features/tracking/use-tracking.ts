// One delivery, followed: asked for at once, pushed live, asked again every 30 s, and a clock that runs between two answers.
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { trackingResponse, trackingTopic, type TrackingResponse } from '@dropwise/contracts'
import { trackingKey, trackingQuery } from '../../lib/data/tracking.ts'
import { supabase } from '../../lib/supabase.ts'

export interface Followed {
  query: UseQueryResult<TrackingResponse>
  /** The line is open: news come by themselves. */
  isLive: boolean
}

/** Follows the delivery for as long as the page stands. The line opens once the first answer is painted. */
export function useTracking(number: string): Followed {
  const queries = useQueryClient()
  const query = useQuery(trackingQuery(number))
  const [isLive, setLive] = useState(false)
  // `demo` is an alias: the line is named by the true number.
  const trueNumber = query.data?.trackingNumber

  useEffect(() => {
    if (!trueNumber) return
    let isGone = false
    let leave = () => {}
    async function listen(topic: string): Promise<void> {
      const client = await supabase()
      if (isGone) return
      const channel = client.channel(topic, { config: { private: true } })
      channel
        .on('broadcast', { event: 'update' }, ({ payload }) => {
          const answer = trackingResponse.safeParse(payload)
          const known = queries.getQueryData<TrackingResponse>(trackingKey(number))
          // What is pushed is the same for all listeners: it leaves out the door that this page may show.
          if (answer.success && !known?.destination.isExact)
            queries.setQueryData(trackingKey(number), answer.data)
          else void queries.invalidateQueries({ queryKey: trackingKey(number) })
        })
        .subscribe((status) => {
          if (!isGone) setLive(status === 'SUBSCRIBED')
        })
      leave = () => void client.removeChannel(channel)
    }
    // Without a line the page still refreshes every 30 s.
    listen(trackingTopic(trueNumber)).catch(() => setLive(false))
    return () => {
      isGone = true
      leave()
    }
  }, [trueNumber, number, queries])
  return { query, isLive }
}

/** The day's own clock, moved on since the answer came; told every 10 s. */
export function useAnswerClock(answer: TrackingResponse | undefined, answeredAt: number): Date {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000)
    return () => clearInterval(timer)
  }, [])
  if (!answer) return new Date(now)
  return new Date(Date.parse(answer.clock) + Math.max(0, now - answeredAt))
}

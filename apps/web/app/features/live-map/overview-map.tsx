// The live map beside the figures of the overview: a click on a van or a stop opens it in Live.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useTenant } from '../../lib/company-context.tsx'
import { liveQuery } from './api.ts'
import { readDay } from './day.ts'
import { useLiveFeed } from './feed.ts'
import { LiveMap } from './live-map.tsx'
import { readSelection, type SelectionActions } from './selection.ts'

const NOTHING_SELECTED = readSelection(new URLSearchParams())
const ignore = () => {}

export default function OverviewMap() {
  const { company, day, link } = useTenant()
  const navigate = useNavigate()
  const { data } = useQuery(liveQuery(day))
  const feed = useLiveFeed(company.id, day)
  useEffect(() => {
    if (data) feed.takeResponse(data)
  }, [feed, data])
  const view = useMemo(() => (data ? readDay(data) : null), [data])
  const actions = useMemo<SelectionActions>(
    () => ({
      select: (route, stop) => {
        if (route === null) return
        const query = stop ? `route=${route}&stop=${stop}` : `route=${route}`
        void navigate(link(`/tenant/live?${query}`))
      },
      follow: ignore,
      show: ignore,
      showAllRows: ignore,
    }),
    [navigate, link],
  )
  if (!view || view.vans.length === 0) return null
  return (
    <LiveMap
      {...{ day, view, feed, actions }}
      selection={NOTHING_SELECTED}
      hot={null}
      onHot={ignore}
      isTouch
      className="flex-1"
    />
  )
}

// One route beside the list: its figures and actions.
import { History, Radio, Route as RouteIcon, Shuffle } from 'lucide-react'
import type { RouteItem } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { clock, count, formatDistance, formatDuration } from '../../lib/format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { KeyValues } from '../../ui/key-values.tsx'
import { Plate } from '../../ui/plate.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { efficiencyText, RouteState } from './route-state.tsx'

interface RoutePanelProps {
  route: RouteItem
  isInProgress: boolean
  onReroute: () => void
  onClose: () => void
}

export function RoutePanel({ route, isInProgress, onReroute, onClose }: RoutePanelProps) {
  const { company, link } = useTenant()
  const at = (time: string) => clock(time, company.timeZone)
  const isProposed = route.status === 'proposed'
  return (
    <SidePanel
      title={route.driver?.name ?? route.vehicle.name}
      mark={<Plate number={route.number} size="l" />}
      aside={<RouteState route={route} isInProgress={isInProgress} />}
      onClose={onClose}
      foot={
        <div className="flex flex-wrap justify-end gap-2">
          {isProposed && (
            <Button icon={<Shuffle />} needs="plans:dispatch" disabled={isInProgress} onClick={onReroute}>
              Re-route
            </Button>
          )}
          {(route.status === 'started' || route.status === 'finished') && (
            <ButtonLink icon={<History />} to={link(`/tenant/live?view=trail&route=${route.number}`)}>
              Trail
            </ButtonLink>
          )}
          <ButtonLink
            variant="primary"
            icon={isProposed ? <RouteIcon /> : <Radio />}
            to={
              isProposed
                ? link(`/tenant/plan?plan=${route.planId}&route=${route.number}`)
                : link(`/tenant/live?route=${route.number}`)
            }
          >
            {isProposed ? 'Open in Plan' : 'Open in Live'}
          </ButtonLink>
        </div>
      }
    >
      <div className="px-5 py-4">
        <KeyValues
          rows={[
            ['Vehicle', `${route.vehicle.name}, ${route.vehicle.registration}`],
            ['Driver', route.driver?.name ?? 'none'],
            ['Day', `${at(route.departAt)}-${at(route.returnAt)}, ${formatDuration(route.durationSeconds)}`],
            ['Stops', `${count(route.stops)}, ${count(route.stopsDone)} done`],
            [
              'Parcels',
              `${count(route.packages)} of ${count(route.capacityPackages)}${route.loads > 1 ? `, in ${route.loads} loads` : ''}`,
            ],
            ['Distance', formatDistance(route.distanceMetres, company.units)],
            ['Drive', formatDuration(route.driveSeconds)],
            ['Service', formatDuration(route.serviceSeconds)],
            ['Wait', formatDuration(route.waitSeconds)],
            ['Efficiency', efficiencyText(route)],
          ]}
        />
      </div>
    </SidePanel>
  )
}

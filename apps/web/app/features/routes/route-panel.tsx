// One route beside the list: its figures and actions.
import { History, Radio, Route as RouteIcon, Shuffle } from 'lucide-react'
import type { RouteItem } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { clock, count, formatDistance, formatDuration } from '../../lib/format.ts'
import { co2OfRoute } from '../../lib/emissions-text.ts'
import { emissionsWords } from '../../lib/words/emissions.ts'
import { routesWords as words } from '../../lib/words/routes.ts'
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
  const parcels = { parcels: count(route.packages), capacity: count(route.capacityPackages) }
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
              {words('reroute')}
            </Button>
          )}
          {(route.status === 'started' || route.status === 'finished') && (
            <ButtonLink icon={<History />} to={link(`/tenant/live?view=trail&route=${route.number}`)}>
              {words('trail')}
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
            {words(isProposed ? 'openInPlan' : 'openInLive')}
          </ButtonLink>
        </div>
      }
    >
      <div className="px-5 py-4">
        <KeyValues
          rows={[
            [words('vehicle'), `${route.vehicle.name}, ${route.vehicle.registration}`],
            [words('driver'), route.driver?.name ?? words('noDriver')],
            [
              words('day'),
              `${at(route.departAt)}-${at(route.returnAt)}, ${formatDuration(route.durationSeconds)}`,
            ],
            [words('stops'), words('stopsDone', { stops: count(route.stops), done: count(route.stopsDone) })],
            [
              words('parcels'),
              route.loads > 1
                ? words('parcelsInLoads', { ...parcels, count: route.loads })
                : words('parcelsOf', parcels),
            ],
            [words('distance'), formatDistance(route.distanceMetres, company.units)],
            [words('drive'), formatDuration(route.driveSeconds)],
            [words('service'), formatDuration(route.serviceSeconds)],
            [words('wait'), formatDuration(route.waitSeconds)],
            [words('efficiency'), efficiencyText(route)],
            [emissionsWords('co2'), co2OfRoute(route.co2Grams, route.vehicle.name)],
          ]}
        />
      </div>
    </SidePanel>
  )
}

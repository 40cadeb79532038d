// `/tenant/fleet/incidents`: what went wrong on the road, newest first.
import { INCIDENT_STATES, type FleetIncidentItem, type IncidentSeverity } from '@dropwise/contracts'
import { listText, momentOf } from '../../../lib/format.ts'
import { CardText } from '../../../ui/list/row-list.tsx'
import type { Column } from '../../../ui/table.tsx'
import { Tag, type TagTone } from '../../../ui/tag.tsx'
import { incidentPages } from './api.ts'
import { IncidentForm } from './incident-form.tsx'
import { IncidentPanel } from './incident-panel.tsx'
import { UpkeepList, useUpkeepList } from './upkeep-list.tsx'
import { upkeepWords as words } from '../../../lib/words/upkeep.ts'
import { fleetWords } from '../../../lib/words/fleet.ts'
import { INCIDENT_STATE_TEXTS, KIND_TEXTS, SEVERITY_TEXTS } from './texts.ts'

const TONES: Record<IncidentSeverity, TagTone> = { minor: 'plain', serious: 'signal', severe: 'badFill' }
const STATE_TONES: Record<FleetIncidentItem['status'], TagTone> = {
  open: 'signal',
  in_review: 'plain',
  closed: 'ok',
}

const columnsOf = (): Column<FleetIncidentItem>[] => [
  {
    key: 'at',
    head: words('happened'),
    width: '130px',
    cell: ({ happenedAt }) => <span className="tabular-nums">{momentOf(happenedAt)}</span>,
  },
  {
    key: 'kind',
    head: words('incident'),
    width: '180px',
    cell: ({ kind }) => <span className="font-mid">{words(KIND_TEXTS[kind])}</span>,
  },
  { key: 'text', head: words('whatHappened'), from: 'xl', cell: ({ description }) => description },
  {
    key: 'severity',
    head: words('severity'),
    width: '100px',
    cell: ({ severity }) => <Tag tone={TONES[severity]}>{words(SEVERITY_TEXTS[severity])}</Tag>,
  },
  { key: 'vehicle', head: fleetWords('vehicle'), width: '14%', cell: ({ vehicle }) => vehicle?.name },
  { key: 'driver', head: fleetWords('driver'), width: '14%', from: 'lg', cell: ({ driver }) => driver?.name },
  {
    key: 'photos',
    head: words('photos'),
    width: '72px',
    isNumber: true,
    from: 'lg',
    cell: ({ photos }) => photos || null,
  },
  {
    key: 'status',
    head: words('state'),
    width: '110px',
    cell: ({ status }) => <Tag tone={STATE_TONES[status]}>{words(INCIDENT_STATE_TEXTS[status])}</Tag>,
  },
]

export function IncidentsScreen() {
  const state = useUpkeepList('incident', incidentPages, INCIDENT_STATES)
  const { list } = state
  return (
    <UpkeepList
      label={fleetWords('incidents')}
      noun={words('incidentsNoun')}
      state={state}
      states={INCIDENT_STATES.map((value) => ({ value, label: words(INCIDENT_STATE_TEXTS[value]) }))}
      addLabel={words('reportIncident')}
      noMatches={{ title: words('noIncidentsMatch'), showAll: words('showAllIncidents') }}
      empty={{
        title: words('noIncidents'),
        text: words('noIncidentsText'),
      }}
      columns={columnsOf()}
      rowLabel={({ kind, happenedAt }) => `${words(KIND_TEXTS[kind])}, ${momentOf(happenedAt)}`}
      card={({ kind, happenedAt, vehicle, status }) => (
        <CardText
          title={words(KIND_TEXTS[kind])}
          detail={listText([momentOf(happenedAt), ...(vehicle ? [vehicle.name] : [])])}
          aside={<Tag tone={STATE_TONES[status]}>{words(INCIDENT_STATE_TEXTS[status])}</Tag>}
        />
      )}
      panel={() =>
        list.panel === 'new' ? (
          <IncidentForm onClose={list.closePanel} />
        ) : list.openId ? (
          <IncidentPanel key={list.openId} id={list.openId} onClose={list.closeRow} />
        ) : null
      }
    />
  )
}

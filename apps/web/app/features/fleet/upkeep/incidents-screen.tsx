// `/tenant/fleet/incidents`: what went wrong on the road, newest first.
import {
  INCIDENT_KIND_LABELS,
  INCIDENT_SEVERITY_LABELS,
  INCIDENT_STATE_LABELS,
  INCIDENT_STATES,
  type FleetIncidentItem,
  type IncidentSeverity,
} from '@dropwise/contracts'
import { momentOf } from '../../../lib/format.ts'
import { CardText } from '../../../ui/list/row-list.tsx'
import type { Column } from '../../../ui/table.tsx'
import { Tag, type TagTone } from '../../../ui/tag.tsx'
import { incidentPages } from './api.ts'
import { IncidentForm } from './incident-form.tsx'
import { IncidentPanel } from './incident-panel.tsx'
import { UpkeepList, useUpkeepList } from './upkeep-list.tsx'

const TONES: Record<IncidentSeverity, TagTone> = { minor: 'plain', serious: 'signal', severe: 'badFill' }
const STATE_TONES: Record<FleetIncidentItem['status'], TagTone> = {
  open: 'signal',
  in_review: 'plain',
  closed: 'ok',
}

const COLUMNS: Column<FleetIncidentItem>[] = [
  {
    key: 'at',
    head: 'Happened',
    width: '130px',
    cell: ({ happenedAt }) => <span className="tabular-nums">{momentOf(happenedAt)}</span>,
  },
  {
    key: 'kind',
    head: 'Incident',
    width: '180px',
    cell: ({ kind }) => <span className="font-mid">{INCIDENT_KIND_LABELS[kind]}</span>,
  },
  { key: 'text', head: 'What happened', from: 'xl', cell: ({ description }) => description },
  {
    key: 'severity',
    head: 'Severity',
    width: '100px',
    cell: ({ severity }) => <Tag tone={TONES[severity]}>{INCIDENT_SEVERITY_LABELS[severity]}</Tag>,
  },
  { key: 'vehicle', head: 'Vehicle', width: '14%', cell: ({ vehicle }) => vehicle?.name },
  { key: 'driver', head: 'Driver', width: '14%', from: 'lg', cell: ({ driver }) => driver?.name },
  {
    key: 'photos',
    head: 'Photos',
    width: '72px',
    isNumber: true,
    from: 'lg',
    cell: ({ photos }) => photos || null,
  },
  {
    key: 'status',
    head: 'State',
    width: '110px',
    cell: ({ status }) => <Tag tone={STATE_TONES[status]}>{INCIDENT_STATE_LABELS[status]}</Tag>,
  },
]

export function IncidentsScreen() {
  const state = useUpkeepList('incident', incidentPages, INCIDENT_STATES)
  const { list } = state
  return (
    <UpkeepList
      label="Incidents"
      noun="incidents"
      state={state}
      states={INCIDENT_STATES.map((value) => ({ value, label: INCIDENT_STATE_LABELS[value] }))}
      addLabel="Report incident"
      empty={{
        title: 'No incidents',
        text: 'Collisions, damage, theft and injuries, with photos and what was done since.',
      }}
      columns={COLUMNS}
      rowLabel={({ kind, happenedAt }) => `${INCIDENT_KIND_LABELS[kind]}, ${momentOf(happenedAt)}`}
      card={({ kind, happenedAt, vehicle, status }) => (
        <CardText
          title={INCIDENT_KIND_LABELS[kind]}
          detail={[momentOf(happenedAt), vehicle?.name].filter(Boolean).join(', ')}
          aside={<Tag tone={STATE_TONES[status]}>{INCIDENT_STATE_LABELS[status]}</Tag>}
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

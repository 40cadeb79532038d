// `/tenant/fleet/work`: work orders of all vehicles, open ones by due day.
import { WORK_STATE_LABELS, WORK_STATES, type WorkOrderItem } from '@dropwise/contracts'
import { useMemo } from 'react'
import { useTenant } from '../../../lib/company-context.tsx'
import { moneyWithCents } from '../../../lib/format.ts'
import { CardText } from '../../../ui/list/row-list.tsx'
import type { Column } from '../../../ui/table.tsx'
import { Tag, type TagTone } from '../../../ui/tag.tsx'
import { workPages } from './api.ts'
import { DueMark } from './due-mark.tsx'
import { UpkeepList, useUpkeepList } from './upkeep-list.tsx'
import { WorkForm } from './work-form.tsx'
import { WorkPanel } from './work-panel.tsx'

const WORK_TONES: Record<WorkOrderItem['status'], TagTone> = {
  open: 'plain',
  in_progress: 'signal',
  done: 'ok',
  cancelled: 'out',
}

function useColumns(): Column<WorkOrderItem>[] {
  const { company, today } = useTenant()
  const { units, currency } = company
  return useMemo(
    () => [
      {
        key: 'title',
        head: 'Work',
        cell: ({ title }) => <span className="font-mid">{title}</span>,
      },
      { key: 'vehicle', head: 'Vehicle', width: '20%', cell: ({ vehicle }) => vehicle.name },
      {
        key: 'due',
        head: 'Due',
        width: '220px',
        cell: (work) => <DueMark work={work} today={today} units={units} />,
      },
      {
        key: 'status',
        head: 'State',
        width: '140px',
        cell: ({ status }) => <Tag tone={WORK_TONES[status]}>{WORK_STATE_LABELS[status]}</Tag>,
      },
      { key: 'workshop', head: 'Workshop', width: '16%', from: 'xl', cell: ({ workshop }) => workshop },
      {
        key: 'cost',
        head: 'Cost',
        width: '110px',
        isNumber: true,
        from: 'lg',
        cell: ({ costMinor }) => (costMinor > 0 ? moneyWithCents(costMinor, currency) : null),
      },
    ],
    [today, units, currency],
  )
}

export function WorkScreen() {
  const { company, today } = useTenant()
  const state = useUpkeepList('work', workPages, WORK_STATES)
  const columns = useColumns()
  return (
    <UpkeepList
      label="Work orders"
      noun="work orders"
      state={state}
      states={WORK_STATES.map((value) => ({ value, label: WORK_STATE_LABELS[value] }))}
      addLabel="Add work order"
      empty={{
        title: 'No work orders yet',
        text: 'Note what a vehicle needs and when. Finished work keeps its parts and its cost, and sets the next service.',
      }}
      columns={columns}
      rowLabel={({ title, vehicle }) => `${title}, ${vehicle.name}`}
      card={(work) => (
        <CardText
          title={work.title}
          detail={work.vehicle.name}
          aside={<DueMark work={work} today={today} units={company.units} />}
        />
      )}
      panel={(list) =>
        list.panel === 'new' ? (
          <WorkForm onClose={list.closePanel} />
        ) : state.open ? (
          <WorkPanel key={state.open.id} work={state.open} onClose={list.closeRow} />
        ) : null
      }
    />
  )
}

// `/tenant/fleet/work`: work orders of all vehicles, open ones by due day.
import { WORK_STATES, type WorkOrderItem } from '@dropwise/contracts'
import { useMemo } from 'react'
import { useTenant } from '../../../lib/company-context.tsx'
import { useSetUrlParams, useUrlState } from '../../../lib/url-state.ts'
import { moneyWithCents } from '../../../lib/format.ts'
import { CardText } from '../../../ui/list/row-list.tsx'
import type { Column } from '../../../ui/table.tsx'
import { Tag, type TagTone } from '../../../ui/tag.tsx'
import { workPages } from './api.ts'
import { DueMark } from './due-mark.tsx'
import { DueNext } from './due-next.tsx'
import { UpkeepList, useUpkeepList } from './upkeep-list.tsx'
import { WorkForm } from './work-form.tsx'
import { WorkPanel } from './work-panel.tsx'
import { upkeepWords as words } from '../../../lib/words/upkeep.ts'
import { fleetWords } from '../../../lib/words/fleet.ts'
import { WORK_STATE_TEXTS } from './texts.ts'

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
        head: words('work'),
        cell: ({ title }) => <span className="font-mid">{title}</span>,
      },
      { key: 'vehicle', head: fleetWords('vehicle'), width: '20%', cell: ({ vehicle }) => vehicle.name },
      {
        key: 'due',
        head: words('due'),
        width: '220px',
        cell: (work) => <DueMark work={work} today={today} units={units} />,
      },
      {
        key: 'status',
        head: words('state'),
        width: '140px',
        cell: ({ status }) => <Tag tone={WORK_TONES[status]}>{words(WORK_STATE_TEXTS[status])}</Tag>,
      },
      {
        key: 'workshop',
        head: words('workshop'),
        width: '16%',
        from: 'xl',
        cell: ({ workshop }) => workshop,
      },
      {
        key: 'cost',
        head: words('cost'),
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
  const [title] = useUrlState('title')
  const setParams = useSetUrlParams()
  // A form that was opened for something due chose its vehicle too.
  const closeForm = () =>
    setParams(title === null ? { panel: null } : { panel: null, title: null, vehicle: null })
  return (
    <UpkeepList
      label={fleetWords('workOrders')}
      noun={words('workOrdersNoun')}
      state={state}
      states={WORK_STATES.map((value) => ({ value, label: words(WORK_STATE_TEXTS[value]) }))}
      addLabel={words('addWorkOrder')}
      noMatches={{ title: words('noWorkMatches'), showAll: words('showAllWork') }}
      empty={{
        title: words('noWork'),
        text: words('noWorkText'),
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
      below={
        <DueNext
          vehicles={state.vehicles.filter(({ id }) => state.vehicleId === null || state.vehicleId === id)}
        />
      }
      panel={(list) =>
        list.panel === 'new' ? (
          <WorkForm key={`${state.vehicleId} ${title}`} title={title} onClose={closeForm} />
        ) : state.open ? (
          <WorkPanel key={state.open.id} work={state.open} onClose={list.closeRow} />
        ) : null
      }
    />
  )
}

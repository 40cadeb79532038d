// One work order beside the list: facts, parts with cost, and the next step.
import { Check, Pencil } from 'lucide-react'
import type { DistanceUnit, WorkOrderItem } from '@dropwise/contracts'
import { useState } from 'react'
import { Link } from 'react-router'
import { describeError } from '../../../lib/api.ts'
import { useTenant } from '../../../lib/company-context.tsx'
import { dayLong, moneyWithCents } from '../../../lib/format.ts'
import { formatMileage } from '../../../lib/mileage.ts'
import { Button } from '../../../ui/button.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useChangeWork } from './api.ts'
import { DueMark, isClosed } from './due-mark.tsx'
import { FinishForm } from './finish-form.tsx'
import { WorkForm } from './work-form.tsx'
import { upkeepWords as words } from '../../../lib/words/upkeep.ts'
import { fleetWords } from '../../../lib/words/fleet.ts'
import { fleetFormsWords } from '../../../lib/words/fleet-forms.ts'
import { frameWords } from '../../../lib/words/frame.ts'
import { WORK_STATE_TEXTS } from './texts.ts'

/** Moves the work to a state; the toast moves it back. */
function useMove(work: WorkOrderItem) {
  const { mutate, isPending } = useChangeWork()
  const notifyFailure = (error: unknown) =>
    notify({ title: fleetWords('nothingChanged'), detail: describeError(error).message, tone: 'bad' })
  const move = (status: WorkOrderItem['status']) => {
    const previousStatus = work.status
    mutate(
      { id: work.id, patch: { status } },
      {
        onSuccess: () =>
          notify({
            title: words('workMoved', { title: work.title, state: words(WORK_STATE_TEXTS[status]) }),
            ...(previousStatus === 'done'
              ? { detail: words('vehicleKeeps') }
              : {
                  action: {
                    label: frameWords('undo'),
                    run: () =>
                      mutate({ id: work.id, patch: { status: previousStatus } }, { onError: notifyFailure }),
                  },
                }),
          }),
        onError: notifyFailure,
      },
    )
  }
  return { move, isPending }
}

function nextServiceText({ nextDueKm, nextDueOn }: WorkOrderItem, units: DistanceUnit): string {
  const day = nextDueOn ? dayLong(nextDueOn) : null
  if (nextDueKm === null) return day ? fleetWords('serviceOn', { day }) : ''
  const mileage = formatMileage(nextDueKm, units)
  return day ? fleetWords('serviceAtOrOn', { mileage, day }) : fleetWords('serviceAt', { mileage })
}

/** Edit, and the next state of the work. */
function WorkActions({ work, onForm }: { work: WorkOrderItem; onForm: (form: 'edit' | 'finish') => void }) {
  const { move, isPending } = useMove(work)
  return (
    <div className="flex flex-wrap justify-between gap-2">
      <Button icon={<Pencil />} needs="fleet:write" onClick={() => onForm('edit')}>
        {fleetWords('edit')}
      </Button>
      {isClosed(work) ? (
        <Button needs="fleet:write" disabled={isPending} onClick={() => move('open')}>
          {words('openAgain')}
        </Button>
      ) : (
        <span className="flex gap-2">
          <Button needs="fleet:write" disabled={isPending} onClick={() => move('cancelled')}>
            {words('cancelWork')}
          </Button>
          {work.status === 'open' && (
            <Button needs="fleet:write" disabled={isPending} onClick={() => move('in_progress')}>
              {words('toTheWorkshop')}
            </Button>
          )}
          <Button variant="primary" icon={<Check />} needs="fleet:write" onClick={() => onForm('finish')}>
            {words('workDone')}
          </Button>
        </span>
      )}
    </div>
  )
}

/** Parts and labour with their prices. */
function WorkCost({ work }: { work: WorkOrderItem }) {
  const { currency } = useTenant().company
  const price = (minor: number) => moneyWithCents(minor, currency)
  return (
    <section aria-label={words('cost')} className="border-t border-line px-5 py-4">
      <h3 className="text-3">{words('cost')}</h3>
      <table className="mt-1 w-full text-2">
        <tbody>
          {work.parts.map((part, index) => (
            <tr key={index} className="border-b border-line">
              <td className="py-1.5 break-words">
                {part.name}
                {part.sku && <span className="text-ink-3"> {part.sku}</span>}
              </td>
              <td className="px-2 py-1.5 text-end whitespace-nowrap text-ink-2 tabular-nums">
                {part.quantity} × {price(part.unitMinor)}
              </td>
              <td className="py-1.5 text-end tabular-nums">{price(part.costMinor)}</td>
            </tr>
          ))}
          <tr className="border-b border-line">
            <td className="py-1.5" colSpan={2}>
              {words('labour')}
            </td>
            <td className="py-1.5 text-end tabular-nums">{price(work.labourMinor)}</td>
          </tr>
          <tr className="font-mid">
            <td className="py-1.5" colSpan={2}>
              {words('total')}
            </td>
            <td className="py-1.5 text-end tabular-nums">{price(work.costMinor)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}

export function WorkPanel({ work, onClose }: { work: WorkOrderItem; onClose: () => void }) {
  const { company, today, link } = useTenant()
  const [form, setForm] = useState<'edit' | 'finish' | null>(null)
  const close = () => setForm(null)
  if (form === 'edit') return <WorkForm work={work} onClose={close} />
  if (form === 'finish') return <FinishForm work={work} onClose={close} />
  const { vehicle } = work
  return (
    <SidePanel
      title={work.title}
      aside={words(WORK_STATE_TEXTS[work.status])}
      onClose={onClose}
      foot={<WorkActions work={work} onForm={setForm} />}
    >
      <div className="px-5 py-4">
        <KeyValues
          rows={[
            [
              fleetWords('vehicle'),
              <Link key="vehicle" className="text-link" to={link(`/tenant/fleet?vehicle=${vehicle.id}`)}>
                {vehicle.name}, {vehicle.registration}
              </Link>,
            ],
            [
              words('due'),
              isClosed(work) ? null : <DueMark key="due" work={work} today={today} units={company.units} />,
            ],
            [words('mends'), work.defect?.point],
            [words('workshop'), work.workshop],
            [words('workDone'), work.doneOn && dayLong(work.doneOn)],
            [
              fleetWords('mileage'),
              work.odometerKm !== null && formatMileage(work.odometerKm, company.units),
            ],
            [words('nextService'), nextServiceText(work, company.units)],
            [fleetFormsWords('note'), work.note],
          ]}
        />
      </div>
      <WorkCost work={work} />
    </SidePanel>
  )
}

// One work order beside the list: facts, parts with cost, and the next step.
import { Check, Pencil } from 'lucide-react'
import { WORK_STATE_LABELS, type WorkOrderItem } from '@dropwise/contracts'
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

/** Moves the work to a state; the toast moves it back. */
function useMove(work: WorkOrderItem) {
  const { mutate, isPending } = useChangeWork()
  const failed = (error: unknown) =>
    notify({ title: 'Nothing changed', detail: describeError(error).message, tone: 'bad' })
  const move = (status: WorkOrderItem['status']) => {
    const back = work.status
    mutate(
      { id: work.id, patch: { status } },
      {
        onSuccess: () =>
          notify({
            title: `${work.title}: ${WORK_STATE_LABELS[status]}`,
            ...(back === 'done'
              ? { detail: 'The vehicle keeps the mileage, the next service and the fixed defect.' }
              : {
                  action: {
                    label: 'Undo',
                    run: () => mutate({ id: work.id, patch: { status: back } }, { onError: failed }),
                  },
                }),
          }),
        onError: failed,
      },
    )
  }
  return { move, isPending }
}

export function WorkPanel({ work, onClose }: { work: WorkOrderItem; onClose: () => void }) {
  const { company, today, link } = useTenant()
  const [form, setForm] = useState<'edit' | 'finish' | null>(null)
  const { move, isPending } = useMove(work)
  const close = () => setForm(null)
  if (form === 'edit') return <WorkForm work={work} onClose={close} />
  if (form === 'finish') return <FinishForm work={work} onClose={close} />
  const { vehicle } = work
  const price = (minor: number) => moneyWithCents(minor, company.currency)
  return (
    <SidePanel
      title={work.title}
      aside={WORK_STATE_LABELS[work.status]}
      onClose={onClose}
      foot={
        <div className="flex flex-wrap justify-between gap-2">
          <Button icon={<Pencil />} needs="fleet:write" onClick={() => setForm('edit')}>
            Edit
          </Button>
          {isClosed(work) ? (
            <Button needs="fleet:write" disabled={isPending} onClick={() => move('open')}>
              Open again
            </Button>
          ) : (
            <span className="flex gap-2">
              <Button needs="fleet:write" disabled={isPending} onClick={() => move('cancelled')}>
                Cancel work
              </Button>
              {work.status === 'open' && (
                <Button needs="fleet:write" disabled={isPending} onClick={() => move('in_progress')}>
                  To the workshop
                </Button>
              )}
              <Button
                variant="primary"
                icon={<Check />}
                needs="fleet:write"
                onClick={() => setForm('finish')}
              >
                Done
              </Button>
            </span>
          )}
        </div>
      }
    >
      <div className="px-5 py-4">
        <KeyValues
          rows={[
            [
              'Vehicle',
              <Link key="vehicle" className="text-link" to={link(`/tenant/fleet?vehicle=${vehicle.id}`)}>
                {vehicle.name}, {vehicle.registration}
              </Link>,
            ],
            [
              'Due',
              isClosed(work) ? null : <DueMark key="due" work={work} today={today} units={company.units} />,
            ],
            ['Mends', work.defect?.point],
            ['Workshop', work.workshop],
            ['Done', work.doneOn && dayLong(work.doneOn)],
            ['Mileage', work.odometerKm !== null && formatMileage(work.odometerKm, company.units)],
            [
              'Next service',
              [
                work.nextDueKm !== null && `at ${formatMileage(work.nextDueKm, company.units)}`,
                work.nextDueOn && `on ${dayLong(work.nextDueOn)}`,
              ]
                .filter(Boolean)
                .join(' or '),
            ],
            ['Note', work.note],
          ]}
        />
      </div>
      <section aria-label="Cost" className="border-t border-line px-5 py-4">
        <h3 className="text-3">Cost</h3>
        <table className="mt-1 w-full text-2">
          <tbody>
            {work.parts.map((part, index) => (
              <tr key={index} className="border-b border-line">
                <td className="py-1.5 break-words">
                  {part.name}
                  {part.sku && <span className="text-ink-3"> {part.sku}</span>}
                </td>
                <td className="px-2 py-1.5 text-right whitespace-nowrap text-ink-2 tabular-nums">
                  {part.quantity} × {price(part.unitMinor)}
                </td>
                <td className="py-1.5 text-right tabular-nums">{price(part.costMinor)}</td>
              </tr>
            ))}
            <tr className="border-b border-line">
              <td className="py-1.5" colSpan={2}>
                Labour
              </td>
              <td className="py-1.5 text-right tabular-nums">{price(work.labourMinor)}</td>
            </tr>
            <tr className="font-mid">
              <td className="py-1.5" colSpan={2}>
                Total
              </td>
              <td className="py-1.5 text-right tabular-nums">{price(work.costMinor)}</td>
            </tr>
          </tbody>
        </table>
      </section>
    </SidePanel>
  )
}

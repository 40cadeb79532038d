// Unsent events in order, and refused ones with reasons.
import { firstAddressLine, type DriverRoute } from '@dropwise/contracts'
import { clock } from '../../lib/format.ts'
import { driverWords } from '../../lib/words/driver.ts'
import { formWords as words } from '../../lib/words/driver-forms.ts'
import { Button } from '../../ui/button.tsx'
import { codeText } from './form-words.ts'
import type { OutboxEntry } from './phone/database.ts'
import { forgetRefused } from './phone/outbox.ts'
import { EVENT } from './words.ts'

function EntryRow({
  entry,
  routes,
  timeZone,
}: {
  entry: OutboxEntry
  routes: readonly DriverRoute[]
  timeZone: string
}) {
  const { event, state, code } = entry
  const stop = routes.flatMap(({ stops }) => stops).find(({ orderId }) => orderId === event.orderId)
  const files = event.proof?.files?.length ?? 0
  return (
    <li className="flex items-center gap-3 border-b border-line px-4 py-3 text-3">
      <span className="min-w-0 flex-1">
        <span className="block font-mid">
          {driverWords(EVENT[event.kind])}
          {files > 0 && `, ${words('filesCount', { count: files })}`}
        </span>
        {stop && <span className="block truncate text-2 text-ink-2">{firstAddressLine(stop.address)}</span>}
        {state === 'refused' && (
          <span className="block font-mid text-bad-ink">{codeText(code ?? 'bad_event')}</span>
        )}
      </span>
      <span className="tabular-nums">{clock(event.at, timeZone)}</span>
      {state === 'refused' && (
        <Button size="l" onClick={() => void forgetRefused(entry)}>
          {words('remove')}
        </Button>
      )}
    </li>
  )
}

export function WaitingView({
  entries,
  routes,
  timeZone,
}: {
  entries: readonly OutboxEntry[]
  routes: readonly DriverRoute[]
  timeZone: string
}) {
  const open = entries.filter(({ state }) => state !== 'sent')
  if (open.length === 0) return <p className="px-4 py-6 text-[17px]/[24px]">{words('everythingSent')}</p>
  return (
    <>
      <p className="px-4 py-3 text-3 text-ink-2">{words('savedOnPhone')}</p>
      <ol aria-label={words('waitingToBeSent')} className="border-t border-line">
        {open.map((entry) => (
          <EntryRow key={entry.seq} entry={entry} routes={routes} timeZone={timeZone} />
        ))}
      </ol>
    </>
  )
}

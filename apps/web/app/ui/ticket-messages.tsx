// Messages of a support ticket, oldest first, for owners and the company.
import type { Ticket } from '@dropwise/contracts'
import { Lock } from 'lucide-react'
import { momentOf } from '../lib/format.ts'
import { AsWritten } from './as-written.tsx'
import { cn } from './cn.ts'
import { supportWords as words } from '../lib/words/support.ts'

export function TicketMessages({ messages }: Pick<Ticket, 'messages'>) {
  return (
    <ol aria-label={words('messages')} className="grid gap-4">
      {messages.map((message) => (
        <li key={message.id} className={cn(message.isNote && 'rounded bg-sunk px-4 py-3')}>
          <p className="flex items-center gap-2 text-2">
            {message.isNote && <Lock className="size-3.5 text-ink-3" aria-hidden />}
            <span className="font-mid">
              {message.isNote ? words('noteBy', { name: message.author }) : message.author}
            </span>
            <span className="text-ink-2">
              {message.isFromSupport && !message.isNote
                ? words('supportAt', { time: momentOf(message.at) })
                : momentOf(message.at)}
            </span>
          </p>
          <p className="max-w-[70ch] pt-1 text-3 break-words whitespace-pre-line">
            <AsWritten>{message.body}</AsWritten>
          </p>
        </li>
      ))}
    </ol>
  )
}

// A conversation of two sides, oldest first, with an input.
import { dayOf, messageBody, MESSAGE_LENGTH, type Message } from '@dropwise/contracts'
import { Send } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { describeError } from '../lib/api.ts'
import { clock, dayShort } from '../lib/format.ts'
import type { Needed } from '../lib/permission.ts'
import { commonWords as words } from '../lib/words/common.ts'
import { AsWritten } from './as-written.tsx'
import { Button } from './button.tsx'
import { cn } from './cn.ts'
import { TextArea } from './field.tsx'
import { useSchemaForm } from './form/use-schema-form.ts'

interface ThreadProps {
  items: readonly Message[]
  /** The reader's side, whose messages are on the right. */
  reader: Message['author']
  names: Record<Message['author'], string>
  timeZone: string
}

export function MessageList({ items, reader, names, timeZone }: ThreadProps) {
  const end = useRef<HTMLLIElement>(null)
  const newest = items.at(-1)?.id
  useEffect(() => {
    end.current?.scrollIntoView?.({ block: 'nearest' })
  }, [newest])
  return (
    <ol aria-label={words('messages')} aria-live="polite" className="flex flex-col gap-3">
      {items.map((item, index) => {
        const isOwnSide = (item.author === 'recipient') === (reader === 'recipient')
        const at = new Date(item.at)
        return (
          <li
            key={item.id}
            ref={index === items.length - 1 ? end : undefined}
            className={cn('flex max-w-[85%] flex-col', isOwnSide ? 'items-end self-end' : 'items-start')}
          >
            <span className="pb-0.5 text-1 text-ink-2">
              {item.author === reader ? words('you') : names[item.author]}
              {item.channel === 'text' && `, ${words('byText')}`},{' '}
              <time dateTime={item.at} className="tabular-nums">
                {dayShort(dayOf(at, timeZone))} {clock(at, timeZone)}
              </time>
              {isOwnSide && item.readAt && `, ${words('wasRead')}`}
            </span>
            <p
              className={cn(
                'rounded border px-3 py-2 text-2 break-words whitespace-pre-line',
                isOwnSide ? 'border-line-2 bg-select' : 'border-line bg-surface',
              )}
            >
              <AsWritten>{item.text}</AsWritten>
            </p>
          </li>
        )
      })}
    </ol>
  )
}

interface ComposerProps {
  label: string
  placeholder?: string
  onSend: (text: string) => Promise<void>
  /** Required right to write; default everybody. */
  needs?: Needed
}

export function MessageComposer({ label, placeholder, onSend, needs }: ComposerProps) {
  const { form, submit, isSubmitting, failure, errorOf } = useSchemaForm({
    schema: messageBody,
    defaultValues: { text: '' },
    onSubmit: async ({ text }) => {
      await onSend(text)
      form.reset()
    },
  })
  const failed = failure === null ? null : describeError(failure)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="flex flex-col gap-2"
    >
      <TextArea
        label={label}
        rows={2}
        maxLength={MESSAGE_LENGTH}
        placeholder={placeholder}
        error={errorOf('text') ?? (failed ? `${failed.message} ${failed.hint ?? ''}`.trim() : undefined)}
        {...form.register('text')}
      />
      <Button type="submit" needs={needs} icon={<Send />} disabled={isSubmitting} className="self-end">
        {words(isSubmitting ? 'sending' : 'send')}
      </Button>
    </form>
  )
}

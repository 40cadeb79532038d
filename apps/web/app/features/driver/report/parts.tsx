// Parts of the forms of reports: choices, a number with its unit, and the frame that saves.
import { Check } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { driverWords } from '../../../lib/words/driver.ts'
import { formWords as words } from '../../../lib/words/driver-forms.ts'
import { cn } from '../../../ui/cn.ts'
import { ActionBar, BackHead, Body, MainAction, Problem } from '../parts.tsx'
import type { Deed, NewFile } from '../phone/outbox.ts'
import { LARGE_INPUT, Section } from '../proof/section.tsx'
import type { Driver } from '../use-driver.ts'

export function Choices<Value>({
  title,
  value,
  items,
  onChange,
}: {
  title: string
  value: Value | null
  items: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}) {
  return (
    <Section title={title} done={null}>
      <div role="radiogroup" aria-label={title} className="grid grid-cols-2 gap-2">
        {items.map((item) => (
          <button
            key={item.label}
            type="button"
            role="radio"
            aria-checked={item.value === value}
            onClick={() => onChange(item.value)}
            className={cn(
              'min-h-12 rounded border px-2 py-1.5 text-3 font-mid',
              item.value === value ? 'border-2 border-link bg-select' : 'border-line-2',
            )}
          >
            {item.label}
          </button>
        ))}
      </div>
    </Section>
  )
}

export function NumberLine({
  title,
  unit,
  value,
  hint,
  isWhole = false,
  onChange,
}: {
  title: string
  unit: string
  value: string
  hint?: string | null | undefined
  isWhole?: boolean
  onChange: (value: string) => void
}) {
  return (
    <Section title={title} done={null}>
      <div className="relative">
        <input
          aria-label={`${title}, ${unit}`}
          inputMode={isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={20}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={cn(LARGE_INPUT, 'pe-16 tabular-nums')}
        />
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 end-3 grid place-items-center text-3 text-ink-2"
        >
          {unit}
        </span>
      </div>
      {hint && <p className="pt-2 text-3 text-ink-2">{hint}</p>}
    </Section>
  )
}

/** The form, or a confirmation once it is saved on the phone. */
export function ReportFrame({
  title,
  action,
  result,
  photos,
  tell,
  onBack,
  children,
}: {
  title: string
  action: string
  result: { deed: Omit<Deed, 'routeId'> } | { missing: string }
  photos: readonly NewFile[]
  tell: Driver['tell']
  onBack: () => void
  children: ReactNode
}) {
  const [state, setState] = useState<'open' | 'saving' | 'saved' | 'full'>('open')
  const save = async () => {
    if (!('deed' in result)) return
    setState('saving')
    try {
      await tell(result.deed, photos)
      setState('saved')
    } catch {
      setState('full')
    }
  }
  if (state === 'saved')
    return (
      <>
        <BackHead title={title} onBack={onBack} />
        <Body>
          <p role="status" className="flex gap-3 px-4 py-6 text-[17px]/[24px]">
            <Check className="size-6 shrink-0 text-ok-ink" aria-hidden /> {words('reportSaved')}
          </p>
        </Body>
        <ActionBar>
          <MainAction onClick={onBack}>{driverWords('back')}</MainAction>
        </ActionBar>
      </>
    )
  return (
    <>
      <BackHead title={title} onBack={onBack} />
      <Body className="pb-6">{children}</Body>
      {state === 'full' && <Problem>{driverWords('phoneFull')}</Problem>}
      <ActionBar>
        <MainAction disabled={'missing' in result || state === 'saving'} onClick={() => void save()}>
          {'missing' in result ? result.missing : action}
        </MainAction>
      </ActionBar>
    </>
  )
}

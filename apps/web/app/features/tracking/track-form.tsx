// The tracking form. The check character detects typos at once.
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { canBeTracked, canonicalNumber } from '../../lib/data/tracking.ts'
import { useTrackingLanguage } from '../../lib/tracking-language.tsx'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { INPUT } from '../../ui/field.tsx'

/** An empty field does nothing (requirement 2.11-1). `base` is `/track` or `/customer/track`. */
export function TrackForm({
  base,
  isOnBrand,
  first = '',
  className,
}: {
  base: '/track' | '/customer/track'
  isOnBrand?: boolean
  first?: string
  className?: string
}) {
  const { words } = useTrackingLanguage()
  const [text, setText] = useState(first)
  const [error, setError] = useState<string | null>(null)
  const navigate = useNavigate()
  const id = isOnBrand ? 'track-banner' : 'track-number'

  function track(event: FormEvent): void {
    event.preventDefault()
    if (text.trim() === '') return
    const number = canonicalNumber(text)
    if (!canBeTracked(number)) {
      setError(words.notANumber)
      return
    }
    setError(null)
    void navigate(`${base}/${encodeURIComponent(number)}`)
  }

  return (
    <form onSubmit={track} noValidate className={cn('min-w-0', className)}>
      <label htmlFor={id} className="sr-only">
        {words.trackingNumber}
      </label>
      <div className="flex gap-2.5 max-md:gap-2">
        <input
          id={id}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setError(null)
          }}
          placeholder={words.trackingNumber}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={cn(
            INPUT,
            'h-11 min-w-0 px-3 text-3',
            isOnBrand && 'border-transparent focus-visible:outline-2 focus-visible:outline-white',
          )}
        />
        {isOnBrand ? (
          <button
            type="submit"
            className="h-11 shrink-0 rounded border border-[color-mix(in_oklch,white_35%,transparent)] bg-(--tb-dark) px-5 text-3 font-mid text-white hover:border-white focus-visible:outline-white"
          >
            {words.track}
          </button>
        ) : (
          <Button type="submit" variant="primary" size="l">
            {words.track}
          </Button>
        )}
      </div>
      {error && (
        <p
          id={`${id}-error`}
          role="alert"
          className={cn('pt-2 text-2', isOnBrand ? 'text-white' : 'text-bad-ink')}
        >
          {error}
        </p>
      )}
    </form>
  )
}
